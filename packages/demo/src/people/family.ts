import type { Random } from '../random.ts';
import type { Lookups } from './lookups.ts';
import type { PersonName } from './names.ts';
import type { Town } from './places.ts';
import type { AddressRow, DemoChild, DemoMaritalStatus, ProfileRow } from './rows.ts';

type Siblings = Pick<
  ProfileRow,
  'brothers_married' | 'brothers_unmarried' | 'sisters_married' | 'sisters_unmarried'
>;

/** Few have more than two; older candidates' siblings are more often married. */
export function chooseSiblings(random: Random, age: number): Siblings {
  const siblings = { brothers_married: 0, brothers_unmarried: 0, sisters_married: 0, sisters_unmarried: 0 };
  const total = Number(random.weighted({ 0: 26, 1: 48, 2: 20, 3: 5, 5: 1 }));
  for (let count = 0; count < total; count++) {
    const isMarried = random.chance(Math.min(0.85, (age - 20) / 20));
    const kind = random.chance(0.5) ? 'brothers' : 'sisters';
    siblings[`${kind}_${isMarried ? 'married' : 'unmarried'}`]++;
  }
  return siblings;
}

type Children = Pick<ProfileRow, 'has_children' | 'children_count' | 'children' | 'children_data'>;

/** Children of an earlier marriage. */
export function chooseChildren(random: Random, status: DemoMaritalStatus, age: number): Children {
  const share = status === 'Divorced' ? 0.35 : status === 'Widow' || status === 'Widower' ? 0.6 : 0;
  if (!random.chance(share) || age < 27) {
    return { has_children: false, children_count: null, children: null, children_data: null };
  }
  const children = Array.from({ length: random.chance(0.75) ? 1 : 2 }, (): DemoChild => ({
    gender: random.chance(0.5) ? 'Male' : 'Female',
    age: random.integer(1, Math.min(24, age - 24)),
  }));
  return {
    has_children: true,
    children_count: children.length,
    children,
    children_data: JSON.stringify(children),
  };
}

const buildings = [
  'Shree Krupa',
  'Ganesh Darshan',
  'Sai Sadan',
  'Gokul',
  'Anandvan',
  'Matoshree',
  'Vrindavan',
  'Parijat',
  'Shivneri',
  'Tulsi Heights',
];

/** An unassigned number: the series 90000 with five random digits. */
export const inventedMobile = (random: Random): string =>
  `90000${String(random.integer(0, 99_999)).padStart(5, '0')}`;

/** Numbers reserved for fiction in their countries. */
function mobileAbroad(random: Random, country: string): string | null {
  if (country === 'USA' || country === 'Canada')
    return `+120255501${String(random.integer(0, 99)).padStart(2, '0')}`;
  if (country === 'United Kingdom') return `+447700900${String(random.integer(0, 999)).padStart(3, '0')}`;
  return null;
}

/** One address of a family. */
export function writeAddress(
  random: Random,
  lookups: Lookups,
  { name, town, hasMobile }: { name: string; town: Town; hasMobile: boolean },
): Omit<AddressRow, 'id' | 'profile'> {
  const isIndian = town.country === 'India';
  const street = isIndian
    ? `${random.integer(1, 24)}/${random.integer(100, 909)}, ${random.pick(buildings)}, ${random.pick(town.areas)}`
    : `${random.integer(2, 480)} ${random.pick(town.areas)}`;
  const mobile = mobileAbroad(random, town.country) ?? inventedMobile(random);
  return {
    name,
    address: street,
    city: town.name,
    pincode: isIndian ? `${town.pincode}${String(random.integer(1, 99)).padStart(2, '0')}` : town.pincode,
    country: lookups.require('Country', town.country).id,
    mobile: hasMobile ? mobile : null,
    mobile_alternative: hasMobile && random.chance(0.4) ? inventedMobile(random) : null,
  };
}

/** The name on an address: mostly the father's. */
export function addressName(random: Random, { first, father, last }: PersonName): string {
  return random.chance(0.7) ? `${father.latin} ${last.latin}` : `${first.latin} ${last.latin}`;
}
