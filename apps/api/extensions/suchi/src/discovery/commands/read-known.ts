import type { Knex } from 'knex';
import type { RoleCaller } from '../../platform/access.ts';
import { keyOfViewer } from '../codec.ts';
import { listPeople, type PersonRow } from '../repository/known-people.ts';

/** People by their profiles, as the list "Who opened my number" shows them. Only for those the caller has to do with. */
export const readKnown = (
  db: Knex,
  { caller, now }: { caller: RoleCaller; now: Date },
  ids: readonly number[],
): Promise<PersonRow[]> => listPeople(db, keyOfViewer(caller, now), ids);
