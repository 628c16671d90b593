import { defineContract } from '@suchi/contracts/basics';
import { searchProfilesContract } from '@suchi/contracts/discovery';
import * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';

/** The baseline that `pnpm bench` compares searches with: the whole pipeline around an empty query. */
export const selectOneContract = defineContract({
  method: 'POST',
  group: 'qe_search',
  path: '/select_one',
  input: searchProfilesContract.input,
  output: z.object({ one: z.int() }),
});

export async function selectOne({ db }: ReadCall<unknown, RoleCaller>): Promise<number> {
  const { rows } = await db.raw<{ rows: { one: number }[] }>('select 1 as one');
  return rows[0]?.one ?? 0;
}
