import type { Random } from '../random.ts';
import type { DemoStatus, ProfileRow } from './rows.ts';
import type { ProfilePlan } from './status.ts';

/** The reasons a reviewer can choose; the last one is free text. */
const rejectionReasons = [
  'Photo is not clear',
  'Please fill gotra',
  'Partner expectation is not proper',
  'The birth time and the horoscope do not agree, please check both',
];

type Blank = (profile: ProfileRow) => Partial<ProfileRow>;

/** A field left empty, with the message of the form for it. */
const unfinished: readonly { field: string; message: string; blank: Blank }[] = [
  {
    field: 'partner_expectations',
    message: 'Partner expectations must have atleast 10 words',
    blank: () => ({ partner_expectations: 'Will write soon' }),
  },
  { field: 'main_photo', message: 'Main Photo Required', blank: () => ({ main_photo: null }) },
  { field: 'gotra', message: 'Gotra Required', blank: () => ({ gotra: null }) },
  { field: 'blood_group', message: 'Blood Group Required', blank: () => ({ blood_group: null }) },
  { field: 'birth_time', message: 'Birth time Required', blank: () => ({ birth_time: null }) },
  {
    field: 'new_native_place',
    message: 'Native Place Required',
    blank: () => ({ native_place: null, new_native_place: null }),
  },
  {
    field: 'new_location',
    message: 'Work Location Required',
    blank: () => ({ location: null, new_location: null, country: null, new_country: null }),
  },
  { field: 'income', message: 'Income is Required', blank: () => ({ income: null }) },
  {
    field: 'heighest_education',
    message: 'Highest Education Required',
    blank: () => ({
      heighest_education: null,
      education: null,
      education_sector: null,
      education_stream: null,
    }),
  },
  {
    field: 'second_heighest_education',
    message: 'Second Highest Education Required',
    blank: () => ({ second_heighest_education: null }),
  },
  { field: 'height', message: 'Height Required', blank: () => ({ height: null }) },
  {
    field: 'maternal_surname',
    message: 'Maternal Surname Required',
    blank: () => ({ maternal_surname: null }),
  },
];

function asDraft(random: Random, profile: ProfileRow): ProfileRow {
  const missing = random.shuffle(unfinished).slice(0, random.integer(2, 7));
  const blanks = missing.map(({ blank }) => blank(profile));
  return {
    ...Object.assign({}, profile, ...blanks),
    is_attending: null,
    hall_consent: null,
    validation_errors: Object.fromEntries(missing.map(({ field, message }) => [field, message])),
  };
}

function asMarried(random: Random, profile: ProfileRow, { maritalStatus, serial }: ProfilePlan): ProfileRow {
  const last_status: DemoStatus =
    serial === null ? random.weighted({ Active: 80, Pending: 12, Rejected: 8 }) : 'Active';
  return {
    ...profile,
    last_status,
    marital_status: 'married',
    marital_status_before_marriage: maritalStatus,
    married_by_vmm: random.chance(0.4),
  };
}

/** Applies the result of the review or of a marriage to a profile. */
export function withReviewOutcome(random: Random, profile: ProfileRow, plan: ProfilePlan): ProfileRow {
  if (plan.status === 'Draft') return asDraft(random, profile);
  if (plan.status === 'married') return asMarried(random, profile, plan);
  const reason = rejectionReasons[profile.id % rejectionReasons.length] ?? null;
  return plan.status === 'Rejected' ? { ...profile, rejection_reason: reason } : profile;
}
