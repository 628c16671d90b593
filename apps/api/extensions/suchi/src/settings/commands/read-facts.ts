import type { Caller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import type { ReadCall } from '../../platform/route.ts';
import { factColumns, type FactsRow } from '../repository.ts';

export async function readFacts({ db }: ReadCall<object, Caller>): Promise<FactsRow> {
  return readAssociation(db, ...factColumns);
}
