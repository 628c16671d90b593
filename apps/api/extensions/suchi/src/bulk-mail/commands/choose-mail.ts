import type {
  mailChoiceContract,
  setOwnMailChoiceContract,
  unsubscribeContract,
} from '@suchi/contracts/bulk-mail';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { openSignedId } from '../../platform/signed-id.ts';
import { findMailStop, saveMailChoice } from '../../profiles/commands/mail-choice.ts';
import { findProfileOfMessage } from '../repository/recipients.ts';

/** One click in a mail program. */
export async function unsubscribe({
  input: { token },
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof unsubscribeContract.input>, Caller>): Promise<boolean> {
  await saveByToken(tx, platform, { token, wantsMail: false, now });
  return false;
}

/** The page behind the link in a mail. */
export async function chooseByLink({
  input,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof mailChoiceContract.input>, Caller>): Promise<boolean> {
  await saveByToken(tx, platform, { token: input.token, wantsMail: input.wants_mail, now });
  return input.wants_mail;
}

/** The switch in the settings. */
export async function chooseOwn({
  input,
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof setOwnMailChoiceContract.input>, RoleCaller>): Promise<boolean> {
  const isSaved = await saveMailChoice(tx, { user: caller.userId }, { wantsMail: input.wants_mail, now });
  if (!isSaved) throw codedError('PROFILE_NOT_FOUND');
  return input.wants_mail;
}

/** Null without a profile. */
export async function readOwnChoice({ db, caller }: ReadCall<object, RoleCaller>): Promise<boolean | null> {
  const stop = await findMailStop(db, { user: caller.userId });
  return stop === undefined ? null : stop === null;
}

async function saveByToken(
  tx: Knex,
  { env }: Pick<Platform, 'env'>,
  { token, ...choice }: { token: string; wantsMail: boolean; now: Date },
): Promise<void> {
  const messageId = openSignedId(env.acceptedSecrets, 'unsubscribe', token);
  const profileId = messageId === null ? null : await findProfileOfMessage(tx, messageId);
  if (profileId === null) throw codedError('UNSUBSCRIBE_LINK_INVALID');
  await saveMailChoice(tx, { id: profileId }, choice);
}
