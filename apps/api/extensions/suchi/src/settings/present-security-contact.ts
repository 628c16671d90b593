import type { FileOutput } from '@suchi/contracts/basics';
import type { Caller } from '../platform/access.ts';
import type { Call } from '../platform/route.ts';
import type { FactsRow } from './repository.ts';

const dayMs = 24 * 60 * 60_000;
/** The file is made anew at each request; a copy of it is not trusted for longer. */
const validDays = 90;

export function presentSecurityContact(
  { support_email: email }: FactsRow,
  { now, platform }: Pick<Call<unknown, Caller>, 'now' | 'platform'>,
): FileOutput {
  const { publicUrl } = platform.env;
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return { name: 'security.txt', content: Buffer.from(`${lines.join('\n')}\n`) };
}
