import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { ViewerFacts } from '../codec.ts';
import { requireViewer } from './viewer.ts';

export function readSearchStanding({ caller, db, now }: ReadCall<object, RoleCaller>): Promise<ViewerFacts> {
  return requireViewer(db, caller, now);
}
