import type { KnownPerson } from '@suchi/contracts/discovery';
import type { ReportedPerson } from '@suchi/contracts/safety';

export function knownPerson(facts: Partial<KnownPerson> = {}): KnownPerson {
  return {
    profile_id: 7,
    first_name: 'Mayur',
    last_name: 'Kanitkar',
    own_script_name: null,
    gender: 'Male',
    serial_number: 356,
    age: 31,
    place: 'Thane',
    photo: null,
    block_id: null,
    can_open: false,
    ...facts,
  };
}

export function reportedPerson(
  facts: Partial<KnownPerson> = {},
  openReport: ReportedPerson['open_report'] = null,
): ReportedPerson {
  return { person: knownPerson(facts), open_report: openReport };
}
