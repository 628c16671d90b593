import type { OwnStanding } from '@suchi/contracts/accounts';
import { profileForm, type ProfileSheet, type ReadProfile } from '@suchi/contracts/profiles';
import { completeProfile } from '@suchi/testing/profile-cases';
import { samplePicture } from './sample-picture.ts';

const lookup = (id: number, name: string) => ({ id, lookup: 'Any', name, description: null });

export function ownSheet(
  profile: Partial<ProfileSheet['profile']> = {},
  media: Partial<Omit<ProfileSheet, 'profile'>> = {},
): ProfileSheet {
  return {
    profile: profileForm.parse({ ...completeProfile, ...profile }),
    lookups: [
      lookup(11101, 'A+'),
      lookup(13001, 'Kaushik'),
      lookup(11203, 'Service'),
      lookup(12001, 'B.E.'),
      lookup(12002, 'H.S.C.'),
      lookup(1470, 'India'),
    ],
    main_photo: samplePicture(1),
    photos: [],
    main_video: null,
    ...media,
  };
}

export const activeStanding: OwnStanding = {
  id: 7,
  status: 'Active',
  first_name: 'Rohan',
  last_name: 'Deshpande',
  rejection_reason: null,
  serial_number: null,
  suchi: { year: 2026, place: 'number_follows' },
  submitted_at: null,
  is_attending: null,
  asks_attendance: true,
  hall_consent: true,
  unanswered: [],
  notice_to_read: null,
  asked_again: [],
  photo_for: 'all',
  number_for: 'all',
  shows_horoscope: false,
  is_paused: false,
  is_hidden_by_staff: false,
  revision: null,
  proof: null,
  is_deactivated: false,
  married_by_vmm: false,
  violations: [],
};

export function ownProfile(
  standing: Partial<OwnStanding> | null = {},
  sheet: ProfileSheet = ownSheet(),
): ReadProfile {
  return {
    standing: standing && { ...activeStanding, ...standing },
    sheet,
    saved: null,
    owner: { id: 'member-1', first_name: 'Sunita', last_name: 'Kelkar', email: 'sunita@example.org' },
    latest_birth_date: '2005-10-01',
  };
}
