import { codedError } from '../../platform/coded-error.ts';
import type { Caller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { type FactsRow, findFacts } from '../repository.ts';

export async function readFacts({ db }: ReadCall<object, Caller>): Promise<FactsRow> {
  const facts = await findFacts(db);
  // Installing creates the row; without it nothing else works either.
  if (!facts) throw codedError('INTERNAL_SERVER_ERROR');
  return facts;
}
