import type { DemoLoginName as OneTapLogin } from '@suchi/domain/accounts';
import { addDays } from '@suchi/domain/basics';
import type { Random } from '../random.ts';
import { inventedMobile } from './family.ts';
import { stableUuid } from './identifiers.ts';
import { dayBetween, instantOn } from './moments.ts';
import { type CommunityMix, namePerson } from './names.ts';
import type { DemoDate, UserRow } from './rows.ts';
import { demoCalendar } from './season.ts';

/** The demo accounts that people sign in with. */
export type DemoLoginName = OneTapLogin | 'tester';

/** The given facts about a demo login. */
export interface DemoLoginPerson {
  email: string;
  first_name: string;
  last_name: string;
}

const mailbox = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Uses a reserved domain, so that no mail reaches a real person. */
export function inventedEmail(first: string, last: string, number: number): string {
  return `${mailbox(first)}.${mailbox(last)}.${number}@example.org`;
}

const plainUser: Omit<UserRow, 'id' | 'first_name' | 'last_name' | 'email' | 'date_created'> = {
  mobile: null,
  role: 'user',
  email_verified: true,
  is_tester: false,
  is_reactivated: false,
  membership_valid_till: null,
  suchi_book_order: null,
  suchi_name: null,
  delivery_address: null,
};

/** The account behind a profile, opened a little earlier. */
export function openMemberAccount(
  random: Random,
  member: {
    key: string;
    first: string;
    last: string;
    email: string;
    hasMobile: boolean;
    isReactivated: boolean;
    isTester: boolean;
    profileCreatedOn: DemoDate;
  },
): UserRow {
  const openedOn = addDays(member.profileCreatedOn, -random.integer(1, 25));
  return {
    ...plainUser,
    id: stableUuid('user', member.key),
    first_name: member.first,
    last_name: member.last,
    email: member.email,
    mobile: member.hasMobile ? `91${inventedMobile(random)}` : null,
    is_reactivated: member.isReactivated,
    is_tester: member.isTester,
    date_created: instantOn(openedOn, random),
  };
}

/** Accounts without a profile; some never verified their address. */
export function openIdleAccounts(
  random: Random,
  count: number,
  today: DemoDate,
  communities: CommunityMix,
): UserRow[] {
  return Array.from({ length: count }, (_, index) => {
    const { first, last } = namePerson(random, random.chance(0.5) ? 'Male' : 'Female', communities);
    const openedOn = dayBetween(random, demoCalendar(today).firstAccount, addDays(today, -1));
    return {
      ...plainUser,
      id: stableUuid('user', 'idle', index),
      first_name: first.latin,
      last_name: last.latin,
      email: inventedEmail(first.latin, last.latin, 2001 + index),
      mobile: `91${inventedMobile(random)}`,
      email_verified: random.chance(0.7),
      date_created: instantOn(openedOn, random),
    };
  });
}

/** The accounts of staff and of the newcomer, who have no profile. */
export function openLoginAccount(
  random: Random,
  name: DemoLoginName,
  person: DemoLoginPerson,
  today: DemoDate,
): UserRow {
  return {
    ...plainUser,
    id: stableUuid('user', 'login', name),
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    mobile: `91${inventedMobile(random)}`,
    role: name === 'admin' ? 'admin' : name === 'newcomer' ? 'user' : 'staff',
    date_created: instantOn(
      name === 'newcomer' ? addDays(today, -1) : demoCalendar(today).firstAccount,
      random,
    ),
  };
}
