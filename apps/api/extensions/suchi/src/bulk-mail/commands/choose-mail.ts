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
import { findMailChoice, type MailChoice, saveMailChoice } from '../../profiles/commands/mail-choice.ts';
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
}: WriteCall<z.output<typeof setOwnMailChoiceContract.input>, RoleCaller>): Promise<MailChoice | null> {
  const { wants_mail: wantsMail, wants_family_mail: wantsFamilyMail } = input;
  const choice = {
    ...(wantsMail === undefined ? {} : { wantsMail }),
    ...(wantsFamilyMail === undefined ? {} : { wantsFamilyMail }),
  };
  const isSaved = await saveMailChoice(tx, { user: caller.userId }, { ...choice, now });
  if (!isSaved) throw codedError('PROFILE_NOT_FOUND');
  return findMailChoice(tx, { user: caller.userId });
}

/** Null without a profile. */
export function readOwnChoice({ db, caller }: ReadCall<object, RoleCaller>): Promise<MailChoice | null> {
  return findMailChoice(db, { user: caller.userId });
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
