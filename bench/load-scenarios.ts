// Who comes when. The figures of a scenario are those of its phases; the first one warms up and does not count.
import type { Random } from '../packages/demo/src/random.ts';
import type { Act, Crowd } from './crowd.ts';
import { authorActs, buyerActs, memberActs, officeActs, openPerson, type Person } from './member-pages.ts';
import { deskActs, newcomerActs, visitActs } from './season-pages.ts';
import type { Account, Town } from './town.ts';

/** Who they are, where their account is from, and what they do. */
interface Kind {
  acts: readonly Act<Person>[];
  take: (town: Town) => Account;
  isOnce?: boolean;
}

const nobody: Account = { id: '', email: '', cookie: null };

const kinds = {
  members: { acts: memberActs, take: (town) => town.takeMember() },
  authors: { acts: authorActs, take: (town) => town.takeAuthor() },
  office: { acts: officeActs, take: (town) => town.takeStaff() },
  buyers: { acts: buyerActs, take: (town) => town.takeBuyer() },
  visitors: { acts: visitActs, take: (town) => town.takeMember(), isOnce: true },
  newcomers: { acts: newcomerActs, take: () => nobody, isOnce: true },
  desks: { acts: deskActs, take: (town) => town.takeStaff() },
} satisfies Record<string, Kind>;

/** How many of each kind come in a phase, and within how many seconds. */
interface Arrival {
  kind: keyof typeof kinds;
  count: number;
  within: number;
}

interface Phase {
  name: string;
  seconds: number;
  arrivals: Arrival[];
}

export interface Scenario {
  says: string;
  phases: Phase[];
  /** Ends after the first phase that is too slow or has a failure. */
  isRamp?: true;
  /** Shows that every act works; too short to say how quick it is. */
  isShort?: true;
}

/** Of a hundred people: 92 read, 5 write their form, 1 or 2 are in the office and 1 or 2 pay. */
function mixed(people: number, within: number): Arrival[] {
  const office = Math.round(people * 0.015);
  const buyers = Math.round(people * 0.015);
  const authors = Math.round(people * 0.05);
  return [
    { kind: 'members', count: people - authors - office - buyers, within },
    { kind: 'authors', count: authors, within },
    { kind: 'office', count: office, within },
    { kind: 'buyers', count: buyers, within },
  ];
}

const warmUp = (people: number): Phase => ({ name: 'warm-up', seconds: 30, arrivals: mixed(people, 15) });

/** Those who were there stay; the first seconds after others have come do not count. */
const steps = (from: number, by: number, to: number): Phase[] =>
  Array.from({ length: (to - from) / by }, (_, step) => from + by * (step + 1)).flatMap((people) => [
    { name: 'warm-up', seconds: 15, arrivals: mixed(by, 10) },
    { name: `${people} members`, seconds: 45, arrivals: [] },
  ]);

export const scenarios: Readonly<Record<string, Scenario>> = {
  short: {
    says: 'everything once: 40 members and one of each kind, for 20 seconds',
    phases: [
      { name: 'warm-up', seconds: 10, arrivals: mixed(40, 5) },
      {
        name: 'short',
        seconds: 20,
        arrivals: [
          { kind: 'office', count: 1, within: 1 },
          { kind: 'buyers', count: 1, within: 1 },
          { kind: 'visitors', count: 2, within: 1 },
          { kind: 'newcomers', count: 2, within: 1 },
          { kind: 'desks', count: 1, within: 1 },
        ],
      },
    ],
    isShort: true,
  },
  members: {
    says: '200 members at once for five minutes',
    phases: [warmUp(200), { name: '200 members', seconds: 300, arrivals: [] }],
  },
  ramp: {
    says: 'more members every minute until a page of twenty takes longer than 500 ms, or one fails',
    phases: [warmUp(100), { name: '100 members', seconds: 45, arrivals: [] }, ...steps(100, 100, 1000)],
    isRamp: true,
  },
  'after-mail': {
    says:
      '1,000 families in the hour after a bulk mail: the busiest five minutes, in which a third of them come, beside ' +
      '30 who are there anyway',
    phases: [
      warmUp(30),
      { name: 'after the mail', seconds: 300, arrivals: [{ kind: 'visitors', count: 333, within: 270 }] },
    ],
  },
  'last-evening': {
    says:
      '300 registrations in the last evening: the busiest five minutes, with 30 of them from the first page to the ' +
      'submitted form in two minutes instead of thirty, beside 60 members',
    phases: [
      warmUp(60),
      { name: 'last evening', seconds: 300, arrivals: [{ kind: 'newcomers', count: 30, within: 180 }] },
    ],
  },
  desks: {
    says: 'four desks sell at the melawa, a book in 15 seconds each, beside 100 members in the hall, for three minutes',
    phases: [
      warmUp(100),
      { name: 'at the desks', seconds: 180, arrivals: [{ kind: 'desks', count: 4, within: 5 }] },
    ],
  },
};

export function crowdOf(town: Town, { kind, count, within }: Arrival): Crowd<Person> {
  const { acts, take, isOnce = false }: Kind = kinds[kind];
  return {
    kind,
    count,
    arriveWithin: within,
    acts,
    isOnce,
    open: (random: Random) => openPerson(town, take(town), random),
    close: ({ browser }) => browser.close(),
  };
}
