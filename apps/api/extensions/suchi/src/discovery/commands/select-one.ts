import { defineContract } from '@suchi/contracts';
import * as z from 'zod/mini';
import type { Call, RoleCaller } from '../../platform/route.ts';

/** What the whole pipeline costs when the question is nothing: `pnpm bench` compares search with it. */
export const selectOneContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/select_one',
  input: z.object({}),
  output: z.object({ one: z.int() }),
});

export async function selectOne({ tx }: Call<object, RoleCaller>): Promise<number> {
  const { rows } = await tx.raw<{ rows: { one: number }[] }>('select 1 as one');
  return rows[0]?.one ?? 0;
}
