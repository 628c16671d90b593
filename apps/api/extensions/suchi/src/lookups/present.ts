import type {
  Holiday,
  LookupMerge,
  LookupType,
  LookupUser,
  LookupValue,
  OfficeLookup,
} from '@suchi/contracts/lookups';
import { lookupKindOf, mergeUndoUntil } from '@suchi/domain/lookups';
import { presentPicture } from '../media/present-picture.ts';
import type { LookupUsers } from '../profiles/commands/lookup-users.ts';
import type { ViewCall } from '../profiles/present.ts';
import type { CountedValue } from './commands/read-values.ts';
import type { HolidayRow } from './repository/holidays.ts';
import type { RecentMerge } from './repository/merges.ts';
import type { TypeRow } from './repository/types.ts';
import type { OfferedValue } from './repository/values.ts';

export const presentType = ({ name, total, custom }: TypeRow): LookupType => ({
  name,
  kind: lookupKindOf(name),
  total,
  custom,
});

/** As a person chooses it; English has no labels. */
export const presentOffered = ({ label, ...value }: OfferedValue): LookupValue => ({
  id: value.id,
  lookup: value.lookup,
  name: value.name,
  description: value.description,
  ...(label !== null && { label }),
});

export const presentValue = (value: CountedValue): OfficeLookup => ({
  id: value.id,
  name: value.name,
  names: (value.names ?? {}) as OfficeLookup['names'],
  is_standard: value.record_type === 'standard',
  date_created: value.date_created.toISOString(),
  uses: value.uses,
});

export const presentMerge = ({ id, source, target, mergedAt }: RecentMerge): LookupMerge => ({
  id,
  source,
  target,
  undo_until: mergeUndoUntil(mergedAt).toISOString(),
});

export const presentHoliday = ({ id, name, state, date, date_created: at }: HolidayRow): Holiday => ({
  id,
  name,
  state,
  date,
  date_created: at.toISOString(),
});

export function presentUsers({ total, profiles, pictures }: LookupUsers, call: ViewCall) {
  const { caller, platform, now } = call;
  const people = profiles.map((profile): LookupUser => {
    const picture = profile.main_photo === null ? undefined : pictures.get(profile.main_photo);
    return {
      id: profile.id,
      name: [profile.first_name, profile.last_name].filter(Boolean).join(' '),
      status: profile.status,
      serial_number: profile.serial_number,
      photo: picture ? presentPicture(picture, caller, { env: platform.env, now }) : null,
    };
  });
  return { total, profiles: people };
}
