import type {
  mailChoiceContract,
  ownMailChoiceContract,
  setOwnMailChoiceContract,
  unsubscribeContract,
} from '@suchi/contracts/bulk-mail';
import type { MailTopic } from '@suchi/domain/accounts';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { chooseWeeklyMail, findWeeklyMail } from '../../discovery/commands/saved-searches.ts';
import { findReaderOfMail } from '../../mail/commands/find-reader.ts';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { openSignedId } from '../../platform/signed-id.ts';
import { stopPurposes } from '../../platform/stop-links.ts';
import { findMailStop, saveMailChoice } from '../../profiles/commands/mail-choice.ts';
import { findProfileOfMessage } from '../repository/recipients.ts';

/** One click in a mail program. */
export async function unsubscribe({
  input: { token, of },
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof unsubscribeContract.input>, Caller>): Promise<boolean> {
  await saveByToken(tx, platform, { token, of, wantsMail: false, now });
  return false;
}

/** The page behind the link in a mail. */
export async function chooseByLink({
  input,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof mailChoiceContract.input>, Caller>): Promise<boolean> {
  await saveByToken(tx, platform, {
    token: input.token,
    of: input.of,
    wantsMail: input.wants_mail,
    now,
  });
  return input.wants_mail;
}

/** The switch in the settings. */
export async function chooseOwn({
  input: { of, wants_mail: wantsMail },
  caller,
  tx,
  now,
}: WriteCall<z.output<typeof setOwnMailChoiceContract.input>, RoleCaller>): Promise<boolean> {
  if (of === 'weekly') await chooseWeeklyMail(tx, caller.userId, wantsMail);
  else if (
    !(await saveMailChoice(tx, { user: caller.userId }, { topic: of, wantsMail, now, author: caller.userId }))
  )
    throw codedError('PROFILE_NOT_FOUND');
  return wantsMail;
}

/** Null without a profile, or without a saved search. */
export async function readOwnChoice({
  input: { of },
  db,
  caller,
}: ReadCall<z.output<typeof ownMailChoiceContract.input>, RoleCaller>): Promise<boolean | null> {
  if (of === 'weekly') return findWeeklyMail(db, caller.userId);
  const stop = await findMailStop(db, { user: caller.userId }, of);
  return stop === undefined ? null : stop === null;
}

async function saveByToken(
  tx: Knex.Transaction,
  { env }: Pick<Platform, 'env'>,
  { token, of, ...choice }: { token: string; of: MailTopic; wantsMail: boolean; now: Date },
): Promise<void> {
  const mailId = openSignedId(env.acceptedSecrets, stopPurposes[of], token);
  const isSaved = mailId !== null && (await saveFor[of](tx, mailId, choice));
  if (!isSaved) throw codedError('UNSUBSCRIBE_LINK_INVALID');
}

/** By the mail that had the link; false when it is gone. */
const saveFor: Record<
  MailTopic,
  (tx: Knex.Transaction, mailId: string, choice: { wantsMail: boolean; now: Date }) => Promise<boolean>
> = {
  async bulk(tx, mailId, choice) {
    const id = await findProfileOfMessage(tx, mailId);
    return id !== null && saveMailChoice(tx, { id }, { topic: 'bulk', author: null, ...choice });
  },
  async families(tx, mailId, choice) {
    const user = await findReaderOfMail(tx, mailId);
    return user !== null && saveMailChoice(tx, { user }, { topic: 'families', author: null, ...choice });
  },
  async weekly(tx, mailId, { wantsMail }) {
    const userId = await findReaderOfMail(tx, mailId);
    if (userId !== null) await chooseWeeklyMail(tx, userId, wantsMail);
    return userId !== null;
  },
};
