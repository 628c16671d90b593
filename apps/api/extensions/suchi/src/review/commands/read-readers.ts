import type { reviewReadingContract } from '@suchi/contracts/review';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { joinName } from '../codec.ts';
import { listReaders, noteReading, readDecisionCount } from '../readers.ts';
import { listNames } from '../repository.ts';

/** The other people with an open profile, by name. */
export async function readReaders({
  input,
  caller,
  db,
  now,
  platform,
}: ReadCall<z.output<typeof reviewReadingContract.input>, RoleCaller>) {
  await noteReading(platform, { userId: caller.userId, profileId: input.profile_id, now });
  const others = (await listReaders(platform, now)).filter(({ userId }) => userId !== caller.userId);
  const names = await listNames(
    db,
    others.map(({ userId }) => userId),
  );
  return {
    readers: others.flatMap(({ userId, profileId }) => {
      const row = names.find(({ id }) => id === userId);
      return row ? [{ profile_id: profileId, name: joinName(row.first_name, row.last_name) }] : [];
    }),
    decisions: await readDecisionCount(platform),
  };
}
