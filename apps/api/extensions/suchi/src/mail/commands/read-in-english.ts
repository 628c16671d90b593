import type { englishMailContract } from '@suchi/contracts/accounts';
import { englishMailDays } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { openSignedId } from '../../platform/signed-id.ts';
import { findEnglish } from '../repository.ts';

// For the endpoint.
export { presentEnglish } from '../english.ts';

const dayMs = 24 * 60 * 60_000;

/** The link in the foot of a mail that is in another language. */
export async function readInEnglish({
  input,
  db,
  now,
  platform,
}: ReadCall<z.output<typeof englishMailContract.input>, Caller>): Promise<string> {
  const id = openSignedId(platform.env.acceptedSecrets, 'mail-in-english', input.token);
  const since = new Date(now.getTime() - englishMailDays * dayMs);
  const english = id === null ? null : await findEnglish(db, id, since);
  if (english === null) throw codedError('MAIL_LINK_INVALID');
  return english;
}
