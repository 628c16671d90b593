import type { testBulkMailContract } from '@suchi/contracts/bulk-mail';
import type * as z from 'zod/mini';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { writeMergeWords } from '../../mail/commands/write-merge-words.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { requireLanguage } from '../../platform/built-languages.ts';
import { codedError } from '../../platform/coded-error.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { WriteCall } from '../../platform/route.ts';
import { fillText, mergeValues } from '../codec.ts';
import { findCandidate, findEvent } from '../repository/recipients.ts';

/** Sends the mail to the caller's own address. Returns the address. */
export async function testBulkMail({
  input,
  caller,
  tx,
  platform,
}: WriteCall<z.output<typeof testBulkMailContract.input>, RoleCaller>): Promise<string> {
  const account = await tx('directus_users').where({ id: caller.userId }).first('email', 'first_name');
  if (!account?.email) throw codedError('INTERNAL_SERVER_ERROR');
  const candidate =
    input.profile_id === null
      ? { first_name: account.first_name, serial_number: null }
      : await findCandidate(tx, input.profile_id);
  if (candidate === null) throw codedError('PROFILE_NOT_FOUND');
  const language = requireLanguage(input.language);
  const words = writeMergeWords(language, await loadAssociation(tx), await findEvent(tx));
  const facts = fillText(input, mergeValues(candidate, words));
  await queueMail(
    { tx, platform },
    { kind: 'bulk_mail_test', person: caller.userId, to: account.email, facts, language },
  );
  return account.email;
}
