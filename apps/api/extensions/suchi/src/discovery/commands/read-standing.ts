import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { Looker } from '../codec.ts';
import { requireLooker } from './looker.ts';

/** Where the caller stands with search: what home says before anybody searched. */
export function readSearchStanding({ caller, db, now }: ReadCall<object, RoleCaller>): Promise<Looker> {
  return requireLooker(db, caller, now);
}
