import { codedError } from '../../platform/coded-error.ts';
import type { Call, Caller } from '../../platform/route.ts';
import { type FactsRow, findFacts } from '../repository.ts';

/** What the association says about itself. */
export async function readFacts({ tx }: Call<object, Caller>): Promise<FactsRow> {
  const facts = await findFacts(tx);
  // Installing makes the row; without it nothing else works either.
  if (!facts) throw codedError('INTERNAL_SERVER_ERROR');
  return facts;
}
