import type { ProfileFormData } from '@suchi/contracts/profiles';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { ageOn } from '@suchi/domain/profiles';
import { formatHeight } from '../../shared/i18n/format-measures.ts';
import type { Translate } from '../../shared/i18n/messages.ts';

/** Age, height and place, as far as known. */
export function listLeadFacts(
  profile: ProfileFormData,
  t: Translate<'profile'>,
  today: CalendarDate = todayInIndia(new Date()),
): string[] {
  return [
    profile.brithday && t('values.years', { count: ageOn(profile.brithday, today) }),
    profile.height === null ? null : formatHeight(profile.height),
    profile.new_location?.name,
  ].filter((text) => typeof text === 'string');
}

/** `Team lead, Sahyadri Software` */
export function workLine(
  profile: Pick<ProfileFormData, 'designation' | 'new_occupation' | 'organization_name'>,
): string {
  return joinGiven([profile.designation ?? profile.new_occupation, profile.organization_name], ', ');
}

function joinGiven(texts: readonly (string | null)[], separator: string): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(separator);
}
