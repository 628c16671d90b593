import { type AdminSetting, adminSetting } from '@suchi/contracts/settings';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import type { ReadCall } from '../../platform/route.ts';

const names = Object.keys(adminSetting.shape) as (keyof AdminSetting)[];

/** The switches, dates and addresses that members' pages need. */
export function readMemberSettings({ db }: ReadCall<object, RoleCaller>): Promise<AdminSetting> {
  return readAssociation(db, ...names);
}
