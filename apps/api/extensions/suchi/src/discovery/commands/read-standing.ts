import type { Call, RoleCaller } from '../../platform/route.ts';
import type { Looker } from '../codec.ts';
import { requireLooker } from './looker.ts';

/** Where the caller stands with search: what home says before anybody searched. */
export function readSearchStanding({ caller, tx, now }: Call<object, RoleCaller>): Promise<Looker> {
  return requireLooker(tx, caller, now);
}
