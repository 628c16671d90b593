import type { OwnStanding } from '@suchi/contracts/accounts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { findRecord } from '../form-repository.ts';
import { readRules } from '../repository.ts';
import { loadStanding } from './load-standing.ts';

/** Staff have no profile. */
export async function readStanding({
  caller,
  db,
  now,
}: ReadCall<object, RoleCaller>): Promise<OwnStanding | null> {
  const record = caller.role === 'user' ? await findRecord(db, { user: caller.userId }) : null;
  if (record === null) return null;
  return (await loadStanding(db, record, { rules: await readRules(db), now })).standing;
}
