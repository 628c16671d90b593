import type { OpenedProfile, ProfileCard } from '@suchi/contracts/discovery';
import { ownSheet } from './own-profile.ts';
import { samplePicture } from './sample-picture.ts';

/** An invented member; the number distinguishes several. */
export function sampleCard(id: number, facts: Partial<ProfileCard> = {}): ProfileCard {
  return {
    id,
    gender: 'Female',
    first_name: 'Ananya',
    middle_name: null,
    last_name: 'Kulkarni',
    own_script_name: null,
    age: 27,
    marital_status: 'Unmarried',
    birth_date: '1998-03-14',
    birth_time: '06:42',
    birth_place: 'Satara',
    location: 'Pune',
    country: 'India',
    height_cm: 162.56,
    education: 'B.E., H.S.C.',
    designation: 'Senior Engineer',
    organization_name: 'Meridian Software',
    income: 1_200_000,
    income_currency: 'INR',
    serial_number: 512,
    is_printed: true,
    photo: samplePicture(1),
    favourite_id: null,
    mobile_count: 2,
    mobiles: null,
    opened_at: null,
    wrote_at: null,
    ...facts,
  };
}

export function openedProfile(
  card: Partial<ProfileCard> = {},
  facts: Partial<OpenedProfile> = {},
): OpenedProfile {
  const names = { first_name: 'Ananya', middle_name: null, last_name: 'Kulkarni', gender: 'Female' } as const;
  return {
    card: sampleCard(42, card),
    sheet: ownSheet({ ...names, email: null }),
    block_id: null,
    notes: [],
    as: 'subscriber',
    ...facts,
  };
}
