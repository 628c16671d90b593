import { addDays, addYears } from '@suchi/domain/basics';
import { ageOn } from '@suchi/domain/profiles';
import type { Random } from '../random.ts';
import { type CommunityMix, nameAs, namePerson, type PersonName } from './names.ts';

import { chooseHome, chooseNativeTown } from './places.ts';
import type { Town } from './places.ts';
import type { DemoDate, DemoGender } from './rows.ts';
import type { ProfilePlan } from './status.ts';

/** The candidate of a profile. */
export interface Person {
  name: PersonName;
  gender: DemoGender;
  birthday: DemoDate;
  age: number;
  heightCm: number;
  weightKg: number;
  home: Town;
  nativeTown: Town;
  birthTown: Town;
}

/** A fixed name, for a demo login. */
export interface GivenName {
  first_name: string;
  last_name: string;
}

export interface PersonOptions {
  given: GivenName | null;
  communities: CommunityMix;
}

const latestBirthday = '2005-10-01';

function chooseAge(random: Random, { gender, maritalStatus }: ProfilePlan): number {
  const isFirst = maritalStatus === 'Unmarried';
  const luck = isFirst ? (random.next() + random.next()) / 2 : random.next();
  const [youngest, oldest] = {
    Unmarried: gender === 'Male' ? [23, 38] : [22, 35],
    Divorced: [27, 47],
    Widow: [30, 56],
    Widower: [32, 59],
  }[maritalStatus] as [number, number];
  // Skewed to the younger end.
  return Math.round(youngest + (oldest - youngest) * luck ** 1.25);
}

/** Whole inches, as in the form; weight depends on height. */
function chooseBody(random: Random, gender: DemoGender, age: number): Pick<Person, 'heightCm' | 'weightKg'> {
  const middle = gender === 'Male' ? 67.5 : 62.3;
  const spread = (random.next() + random.next() + random.next() - 1.5) * 4.2;
  const inches = Math.round(middle + spread);
  const heightCm = Math.round(inches * 254) / 100;
  const massIndex = random.between(19, 25.5) + (age - 25) * 0.09;
  return { heightCm, weightKg: Math.round(massIndex * (heightCm / 100) ** 2) };
}

const longName = (name: PersonName): PersonName => ({
  ...name,
  first: { latin: 'Chandrashekharendra', ownScript: 'चंद्रशेखरेंद्र' },
  father: { latin: 'Venkateshwarprasad', ownScript: 'वेंकटेश्वरप्रसाद' },
  last: { latin: 'Sahasrabudhe-Patwardhan', ownScript: 'सहस्रबुद्धे-पटवर्धन' },
  community: 'marathi',
});

const longWomansName = (name: PersonName): PersonName => ({
  ...longName(name),
  first: { latin: 'Bhuvaneshwari Rajlaxmi', ownScript: 'भुवनेश्वरी राजलक्ष्मी' },
});

const twinName: PersonName = {
  community: 'marathi',
  first: { latin: 'Sanika', ownScript: 'सानिका' },
  father: { latin: 'Vishwas', ownScript: 'विश्वास' },
  last: { latin: 'Gokhale', ownScript: 'गोखले' },
  maternalSurname: 'Ketkar',
  petname: null,
};

function chooseName(random: Random, plan: ProfilePlan, { given, communities }: PersonOptions): PersonName {
  if (given) return nameAs(random, plan.gender, given.first_name, given.last_name);
  const drawn = namePerson(random, plan.gender, communities);
  if (plan.edgeCases.includes('twin')) return twinName;
  if (plan.edgeCases.includes('long_name')) {
    return plan.gender === 'Male' ? longName(drawn) : longWomansName(drawn);
  }
  return drawn;
}

/** Builds the candidate of a plan. */
export function inventPerson(
  random: Random,
  plan: ProfilePlan,
  today: DemoDate,
  options: PersonOptions,
): Person {
  const wished = addDays(addYears(today, -chooseAge(random, plan)), -random.integer(0, 364));
  // Of legal age on the day the profile was created.
  const legal = addYears(plan.createdOn, plan.gender === 'Male' ? -21 : -18);
  const drawn = [wished, latestBirthday, legal].toSorted()[0] ?? wished;
  const birthday = plan.edgeCases.includes('twin') ? '1998-08-21' : drawn;
  const age = ageOn(birthday, today);
  const name = chooseName(random, plan, options);
  const nativeTown = chooseNativeTown(random, name.community);
  const home = chooseHome(random, plan.edgeCases.includes('abroad'));
  const birthTown = random.chance(0.4) ? nativeTown : chooseHome(random, false);
  return {
    name,
    gender: plan.gender,
    birthday,
    age,
    ...chooseBody(random, plan.gender, age),
    home,
    nativeTown,
    birthTown,
  };
}
