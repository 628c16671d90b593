import { addDays } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import { inventedEmail, openMemberAccount } from './accounts.ts';
import type { DemoLoginName, DemoLoginPerson } from './accounts.ts';
import { addressName, writeAddress } from './family.ts';
import { photoId } from './identifiers.ts';
import type { Lookups } from './lookups.ts';
import type { CommunityMix } from './names.ts';
import { inventPerson } from './person.ts';
import type { Person } from './person.ts';
import { chooseHome } from './places.ts';
import { writeProfile } from './profile.ts';
import type { AddressRow, DemoDate, ProfileRow, UserRow } from './rows.ts';
import type { ProfilePlan } from './status.ts';

/** A profile with everything that belongs to it. */
export interface Member {
  plan: ProfilePlan;
  person: Person;
  user: UserRow;
  profile: ProfileRow;
  addresses: Omit<AddressRow, 'id'>[];
  login: DemoLoginName | null;
}

/** What all members share. */
export interface MemberSetting {
  lookups: Lookups;
  today: DemoDate;
  editionId: number;
  communities: CommunityMix;
  logins: Readonly<Record<DemoLoginName, DemoLoginPerson>>;
}

const memberLogins = { member: 'Male', subscriber: 'Female', tester: 'Male' } as const;

/** The plans for the demo logins: ordinary approved, printed profiles, and the newest draft of a woman. */
export function assignLogins(plans: readonly ProfilePlan[], today: DemoDate): Map<number, DemoLoginName> {
  const assigned = new Map<number, DemoLoginName>();
  for (const [login, gender] of Object.entries(memberLogins) as [DemoLoginName, 'Male' | 'Female'][]) {
    const index = plans.findIndex(
      (plan, place) =>
        !assigned.has(place) &&
        plan.status === 'Active' &&
        plan.gender === gender &&
        plan.maritalStatus === 'Unmarried' &&
        plan.edgeCases.length === 0 &&
        plan.serial !== null &&
        plan.createdOn >= addDays(today, -652),
    );
    assigned.set(index, login);
  }
  assigned.set(
    plans.findLastIndex(({ status, gender }) => status === 'Draft' && gender === 'Female'),
    'draft',
  );
  return assigned;
}

function writeAddresses(
  seed: string,
  member: { plan: ProfilePlan; person: Person },
  { lookups }: MemberSetting,
) {
  const random = createRandom(`${seed}:addresses`);
  const { plan, person } = member;
  const hasMobile = !plan.edgeCases.includes('no_mobile');
  const count = plan.edgeCases.includes('seven_addresses')
    ? 7
    : Number(random.weighted({ 1: 68, 2: 26, 3: 6 }));
  return Array.from({ length: count }, (_, index) => {
    const town = index === 0 ? person.home : index === 1 ? person.nativeTown : chooseHome(random, false);
    return writeAddress(random, lookups, { name: addressName(random, person.name), town, hasMobile });
  });
}

/** Builds the member of a plan. Each has their own random source, so that one change does not move all. */
export function makeMember(
  plan: ProfilePlan,
  id: number,
  login: DemoLoginName | null,
  setting: MemberSetting,
): Member {
  const random = createRandom(`member:${id}`);
  const given = login ? setting.logins[login] : null;
  const person = inventPerson(random, plan, setting.today, {
    given,
    communities: setting.communities,
  });
  const first = person.name.first.latin;
  const last = person.name.last.latin;
  const email = given?.email ?? inventedEmail(first, last, id);
  const user = openMemberAccount(random, {
    key: login ? `login:${login}` : String(id),
    first,
    last,
    email,
    hasMobile: !plan.edgeCases.includes('no_mobile'),
    isReactivated: plan.isReactivated,
    isTester: login === 'tester',
    profileCreatedOn: plan.createdOn,
  });
  const mainPhoto = plan.edgeCases.includes('no_photo') ? null : photoId(plan.gender, id, 0);
  const { editionId, today, lookups } = setting;
  const making = { id, userId: user.id, email, mainPhoto, plan, person, editionId, today };
  const written = writeProfile(random, lookups, making);
  const hasAddress = plan.status !== 'Draft' || random.chance(0.5);
  const noted = hasAddress ? [] : [['addresses', 'Add atleast one address']];
  const validation_errors = written.validation_errors && {
    ...written.validation_errors,
    ...Object.fromEntries(noted),
  };
  const addresses = hasAddress ? writeAddresses(`member:${id}`, { plan, person }, setting) : [];
  return {
    plan,
    person,
    user,
    profile: { ...written, validation_errors },
    addresses: addresses.map((address) => ({ ...address, profile: id })),
    login,
  };
}
