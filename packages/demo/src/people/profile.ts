import { addDays } from '@suchi/domain/basics';
import { ageOn } from '@suchi/domain/profiles';
import { searchKeys } from '@suchi/domain/discovery';
import type { Random } from '../random.ts';
import { chooseEducationAndWork } from './education-and-work.ts';
import { writeExpectations } from './expectations.ts';
import { chooseChildren, chooseSiblings } from './family.ts';
import type { Lookups } from './lookups.ts';
import { instantOn } from './moments.ts';
import { ownScriptName } from './names.ts';
import type { Person } from './person.ts';
import { placeOf } from './places.ts';
import type { Town } from './places.ts';
import { withReviewOutcome } from './review.ts';
import type { DemoDate, DemoInstant, ProfileRow } from './rows.ts';
import type { ProfilePlan } from './status.ts';

/** The input for a profile. */
export interface ProfileMaking {
  id: number;
  userId: string;
  email: string;
  mainPhoto: string | null;
  plan: ProfilePlan;
  person: Person;
  editionId: number;
  today: DemoDate;
}

type Part = Partial<ProfileRow>;

const city = (lookups: Lookups, { name }: Town) => lookups.find('City', name)?.id ?? null;

function describePlaces(lookups: Lookups, { home, nativeTown, birthTown }: Person): Part {
  return {
    birth_place: city(lookups, birthTown),
    new_birth_place: placeOf(birthTown),
    native_place: city(lookups, nativeTown),
    new_native_place: placeOf(nativeTown),
    location: city(lookups, home),
    new_location: placeOf(home),
    country: lookups.require('Country', home.country).id,
    new_country: home.country,
  };
}

function describeBody(random: Random, lookups: Lookups, { heightCm, weightKg }: Person): Part {
  const bloodGroup = random.weighted({
    'B+': 33,
    'O+': 30,
    'A+': 22,
    'AB+': 8,
    'B-': 2,
    'O-': 2,
    'A-': 2,
    'AB-': 1,
  });
  return {
    height: heightCm,
    weight: weightKg,
    complexion: random.weighted({
      Wheatish: 40,
      'Wheatish fair': 22,
      Fair: 20,
      'Wheatish brown': 10,
      Dark: 4,
      'Prefer not to say': 4,
    }),
    body_build: random.weighted({ Average: 40, Slim: 26, Medium: 18, Athletic: 12, Heavy: 4 }),
    blood_group: lookups.require('Blood Group', bloodGroup).id,
    gotra: random.pick(lookups.list('Gotra')).id,
  };
}

function describeAbility(random: Random, { edgeCases }: ProfilePlan): Part {
  if (!edgeCases.includes('differently_abled')) {
    return { is_handicapped: false, handicapped: null, mention_disability: null };
  }
  const [kind, words] = random.pick([
    ['Hearing', 'Uses a hearing aid; speaks and works without difficulty.'],
    ['Locomotor', 'Walks with a slight limp since childhood; independent in daily life and drives a car.'],
    ['Vision', 'Low vision in one eye; no effect on daily work.'],
  ] as const);
  return { is_handicapped: true, handicapped: kind, mention_disability: words };
}

const fathersWork = ['Retired Bank Officer', 'Business Owner', 'Farmer', 'Teacher', 'Retired Engineer'];
const mothersNames = ['Sunita', 'Mangala', 'Vasudha', 'Hansa', 'Jyotsna', 'Alka', 'Meena'];
const mothersWork = ['Homemaker', 'Teacher', 'Homemaker', 'Tailor', 'Homemaker', 'Nurse'];

/** Chosen by the profile's number, so that all else about the community stays as it was drawn. */
function describeParents({ name }: Person, id: number): Part {
  const of = (list: readonly string[]) => list[id % list.length] ?? null;
  return {
    father_name: `${name.father.latin} ${name.last.latin}`,
    father_occupation: of(fathersWork),
    mother_name: `${of(mothersNames)} ${name.last.latin}`,
    mother_occupation: of(mothersWork),
  };
}

/** What two of three families say. By the profile's number, as the parents. */
function describeHabits(lookups: Lookups, id: number): Part {
  const of = <Value>(list: readonly Value[]) => list[id % list.length] ?? null;
  const gotras = lookups.list('Gotra');
  return {
    food: of(['vegetarian', 'vegetarian', 'eggs', null, 'vegetarian', 'non_vegetarian', 'jain']),
    would_live_in: of(['india', 'anywhere', null, 'near_home', 'abroad']),
    maternal_gotra: id % 3 === 0 ? null : (gotras[(id * 7) % gotras.length]?.id ?? null),
    birth_time_accuracy: of(['exact', 'about', 'exact', null, 'exact', 'about', 'exact', 'unknown']),
  };
}

/** Mostly parents write, some candidates themselves, a few relatives. By the profile's number, as the parents. */
function describeAuthor({ person, id, userId }: ProfileMaking, created: string): Part {
  const child = person.gender === 'Female' ? 'daughter' : 'son';
  const sibling = person.gender === 'Female' ? 'sister' : 'brother';
  const relation = ([child, child, 'myself', sibling, child, 'relative', 'myself'] as const)[id % 7] ?? child;
  const isOther = relation !== 'myself';
  return {
    author_relation: relation,
    author_relation_text: relation === 'relative' ? 'Uncle' : null,
    has_consent: isOther,
    consent_at: isOther ? created : null,
    consent_by: isOther ? userId : null,
  };
}

function describeSocial(random: Random, { name }: Person, id: number): Part {
  const handle = `${name.first.latin}-${name.last.latin}-${id}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
  const page = (share: number, site: string) =>
    random.chance(share) ? `https://${site}.example.org/${handle}` : null;
  return {
    social_facebook: page(0.12, 'friends'),
    social_linkedin: page(0.3, 'careers'),
    social_twitter: page(0.05, 'posts'),
  };
}

function describePerson(random: Random, lookups: Lookups, { plan, person, id }: ProfileMaking): Part {
  const { name, birthday, age, gender, home } = person;
  const minutes = plan.edgeCases.includes('twin') ? 6 * 60 + (id % 30) : random.integer(0, 1439);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return {
    first_name: name.first.latin,
    middle_name: name.father.latin,
    last_name: name.last.latin,
    own_script_name: ownScriptName(name),
    petname: name.petname,
    maternal_surname: name.maternalSurname,
    gender,
    marital_status: plan.maritalStatus,
    brithday: birthday,
    birth_time: `${clock.join(':')}:00`,
    partner_expectations: writeExpectations(random),
    match_horoscope: random.chance(0.45),
    is_attending: chooseAttendance(random),
    // A few families do not want it. By the profile's number, as the parents.
    hall_consent: id % 31 !== 0,
    ...describePlaces(lookups, person),
    ...describeBody(random, lookups, person),
    ...chooseSiblings(random, age),
    ...chooseChildren(random, plan.maritalStatus, age),
    ...describeAbility(random, plan),
    ...describeParents(person, id),
    ...describeHabits(lookups, id),
    ...describeSocial(random, person, id),
    ...chooseEducationAndWork(random, lookups, { age: ageOn(birthday, plan.createdOn), home }),
  };
}

/** Half attend; a quarter never answers. */
function chooseAttendance(random: Random): ProfileRow['is_attending'] {
  const answer = random.weighted({ yes: 55, no: 20, none: 25 });
  return answer === 'yes' ? 1 : answer === 'no' ? -1 : null;
}

const emptyProfile: Part = {
  last_status: null,
  rejection_reason: null,
  validation_errors: null,
  main_video: null,
  marital_status_before_marriage: null,
  married_by_vmm: false,
};

/** The family said lately that it still looks. By the profile's number, as the parents. */
function confirmedSince(created: DemoInstant, id: number, today: DemoDate): DemoInstant {
  const confirmed = `${addDays(today, -3 - ((id * 7) % 90))}T06:00:00.000Z`;
  return confirmed > created ? confirmed : created;
}

/** Writes the profile of a person, as complete as its status requires. */
export function writeProfile(random: Random, lookups: Lookups, making: ProfileMaking): ProfileRow {
  const { plan, id, userId, email, mainPhoto, editionId, today } = making;
  const daysSince = Math.max(0, (Date.parse(today) - Date.parse(plan.createdOn)) / 86_400_000);
  const lastChange = addDays(plan.createdOn, random.integer(0, Math.floor(Math.min(daysSince, 200) * 0.9)));
  const created = instantOn(plan.createdOn, random);
  const updated = instantOn(lastChange, random);
  const whole = {
    ...emptyProfile,
    ...describePerson(random, lookups, making),
    ...describeAuthor(making, created),
    id,
    user: userId,
    user_created: userId,
    status: plan.status,
    is_hidden: plan.isHidden,
    serial_number: plan.serial,
    edition: plan.serial === null ? null : editionId,
    email,
    main_photo: mainPhoto,
    shown_since: plan.status === 'Active' ? created : null,
    confirmed_at: plan.status === 'Active' ? confirmedSince(created, id, today) : null,
    date_created: created,
    date_updated: updated > created ? updated : null,
  } as ProfileRow;
  const profile = withReviewOutcome(random, whole, plan);
  return { ...profile, ...searchKeys(profile) };
}
