import type { ConsentEvent, ConsentWay, Purpose } from '@suchi/domain/consent';
import type { DemoInstant, ProfileRow } from './rows.ts';

/** A row of `consent`. */
export interface ConsentRow {
  id: number;
  profile: number;
  purpose: Purpose;
  event: ConsentEvent;
  at: DemoInstant;
  way: ConsentWay;
  author: string;
  notice: number;
  language: string;
}

/** What each family said when it sent its profile to the committee, and later about the hall. */
export function writeConsents(profiles: readonly ProfileRow[]): ConsentRow[] {
  const lines = profiles
    .filter(({ status }) => status !== 'Draft')
    .flatMap((profile) => {
      const said: [Purpose, boolean | null][] = [
        ['search', !profile.is_hidden],
        ['book', true],
        ['number', true],
        ['mails', true],
        ['hall', profile.hall_consent],
      ];
      return said.flatMap(([purpose, isOn]) => (isOn === null ? [] : [{ profile, purpose, isOn }]));
    });
  return lines.map(({ profile, purpose, isOn }, place) => ({
    id: place + 1,
    profile: profile.id,
    purpose,
    event: isOn ? 'on' : 'off',
    at: profile.consent_at ?? profile.date_created,
    way: 'app',
    author: profile.user,
    notice: 1,
    language: 'en',
  }));
}
