import { addDays } from '@suchi/domain/basics';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Member } from './members.ts';
import { dayInIndia, dayBetween, instantOn } from './moments.ts';
import type { ContactRevealRow, MemberMessageRow, MemberReportRow } from './office-rows.ts';
import type { DemoDate, NoteRow, SubscriptionRow, UserProfileRow } from './rows.ts';

/** What members do with other members' profiles. */
export interface Activity {
  favourites: UserProfileRow[];
  blocks: UserProfileRow[];
  notes: NoteRow[];
  contactReveals: ContactRevealRow[];
  memberMessages: MemberMessageRow[];
  memberReports: MemberReportRow[];
}

const noteTexts = [
  'Spoke to the father on Sunday, very polite family.',
  'Horoscope matches, 24 points. Call again after Diwali.',
  'Lives close to us, meeting fixed for next weekend.',
  'Ask about plans to move to Pune.',
  'Aai liked the profile.',
  'Known to Kaka from the old wada.',
  'No reply to two calls, try the alternate number.',
  'Good education, wants to keep working. Discuss at home.',
  'Met at the melawa.',
  'Same gotra on the mother’s side? To check.',
];

const messageTexts = [
  'Namaste, we liked the profile and would like to speak with the family. When may we call?',
  'Namaste, our son works in Pune too. May we exchange horoscopes?',
  'We met your family at the melawa and would like to go on. Please tell us a good time.',
];

/** Two are open, so that the office's queue is not empty; the older ones are decided. */
const reports = [
  {
    reason: 'keeps_calling',
    text: 'Called four times after we had said no politely.',
    outcome: 'We spoke to the family. They will not call again.',
  },
  {
    reason: 'not_true',
    text: 'The photo is of another person.',
    outcome: 'The photo was replaced, and the profile was checked again.',
  },
  { reason: 'already_married', text: '', outcome: 'The profile is marked as married now. Thank you.' },
  { reason: 'rude', text: 'Shouted at my father on the phone.' },
  { reason: 'asks_for_money', text: 'Asked us for a loan before the first meeting.' },
];

/** Who decides, and when it is. */
interface Office {
  adminId: string;
  today: DemoDate;
}

interface Searcher {
  member: Member;
  from: DemoDate;
  to: DemoDate;
}

interface Link {
  member: Member;
  target: Member;
  day: DemoDate;
}

const isSeen = ({ plan }: Member) => plan.status === 'Active' && !plan.isHidden;

/** Pairs of a searching member and a candidate of the other gender, on a day on which the member could search. */
function pairMembers(
  random: Random,
  searchers: readonly Searcher[],
  targets: readonly Member[],
  perMember: () => number,
): Link[] {
  return searchers.flatMap(({ member, from, to }) => {
    const others = targets.filter(({ person }) => person.gender !== member.person.gender);
    const chosen = new Set(Array.from({ length: perMember() }, () => random.pick(others)));
    return [...chosen].flatMap((target): Link[] => {
      const since = [from, dayInIndia(target.profile.date_created)].toSorted()[1] ?? from;
      return since > to ? [] : [{ member, target, day: dayBetween(random, since, to) }];
    });
  });
}

function findSearchers(
  members: readonly Member[],
  subscriptions: readonly SubscriptionRow[],
  today: DemoDate,
): Searcher[] {
  const lastOf = new Map(subscriptions.map((row) => [row.user, row]));
  return members.flatMap((member) => {
    const last = lastOf.get(member.user.id);
    if (!last || member.plan.status !== 'Active') return [];
    const yesterday = addDays(today, -1);
    return [{ member, from: last.start_date, to: last.end_date < yesterday ? last.end_date : yesterday }];
  });
}

const toRow =
  (random: Random) =>
  (link: Link, index: number): UserProfileRow => ({
    id: index + 1,
    directus_users_id: link.member.user.id,
    qd_matrimonial_profile_id: link.target.profile.id,
    date_created: instantOn(link.day, random),
  });

const byDay = (a: Link, b: Link) => a.day.localeCompare(b.day);

const once = (links: Link[]) => [
  ...new Map(links.map((item) => [`${item.member.profile.id}:${item.target.profile.id}`, item])).values(),
];

/** Favourites, blocks, notes and revealed numbers of members who could search. */
export function liveDemo(
  members: readonly Member[],
  subscriptions: readonly SubscriptionRow[],
  office: Office,
): Activity {
  const { today } = office;
  const random = createRandom('activity');
  const searching = findSearchers(members, subscriptions, today);
  const targets = members.filter(isSeen);
  const link = (share: number, from: number, to: number) =>
    pairMembers(random, searching, targets, () => (random.chance(share) ? random.integer(from, to) : 0));
  const ofLogins = (from: number, to: number) =>
    pairMembers(
      random,
      searching.filter(({ member }) => member.login !== null),
      targets,
      () => random.integer(from, to),
    );

  const blocked = once([...link(0.12, 1, 2), ...ofLogins(2, 3)]);
  const blockedPairs = new Set(
    blocked.map(({ member, target }) => `${member.profile.id}:${target.profile.id}`),
  );
  const free = ({ member, target }: Link) =>
    !blockedPairs.has(`${member.profile.id}:${target.profile.id}`) &&
    !blockedPairs.has(`${target.profile.id}:${member.profile.id}`);
  const liked = once([...link(0.7, 1, 9), ...ofLogins(12, 15)]).filter(free);
  const noted = once([...link(0.3, 1, 4), ...ofLogins(7, 9)]).filter(free);
  const opened = once([...link(0.5, 1, 8), ...ofLogins(6, 9)]).filter(free);
  const openedByDay = opened.toSorted(byDay);
  return {
    favourites: liked.toSorted(byDay).map(toRow(random)),
    blocks: blocked.toSorted(byDay).map(toRow(random)),
    notes: noted.toSorted(byDay).map(({ member, target, day }, index) => ({
      id: index + 1,
      note: random.pick(noteTexts),
      user_created: member.user.id,
      matrinonial_profile: target.profile.id,
      date_created: instantOn(day, random),
    })),
    contactReveals: openedByDay.map(({ member, target, day }, index) => ({
      id: index + 1,
      viewer: member.user.id,
      profile: target.profile.id,
      date_created: instantOn(day, random),
    })),
    ...contactsOf(openedByDay, random, office),
  };
}

/** Every third family that was opened also got a message; the newest ones reported it. */
function contactsOf(
  opened: readonly Link[],
  random: Random,
  office: Office,
): Pick<Activity, 'memberMessages' | 'memberReports'> {
  return {
    memberMessages: opened
      .filter((_, index) => index % 3 === 0)
      .map(({ member, target, day }, index) => ({
        id: index + 1,
        sender: member.user.id,
        profile: target.profile.id,
        message: random.pick(messageTexts),
        date_created: instantOn(day, random),
      })),
    memberReports: opened
      .slice(-reports.length)
      .map((each, index) => reportRow(each, index, { random, ...office })),
  };
}

function reportRow(
  { member, target, day }: Link,
  index: number,
  { random, adminId, today }: Office & { random: Random },
): MemberReportRow {
  const at = instantOn(day, random);
  const { outcome = null, ...said } = reports[index] ?? {};
  const entry = { at, ...said, source: 'opened', count: null };
  const isOpen = outcome === null;
  return {
    id: index + 1,
    kind: 'report',
    profile: member.profile.id,
    reporter: target.user.id,
    entries: [entry],
    evidence: { opened: [], messages: [], earlier: [] },
    status: isOpen ? 'open' : 'resolved',
    outcome,
    decided_by: isOpen ? null : adminId,
    decided_at: isOpen ? null : `${today}T00:00:00.000Z`,
    last_at: at,
    date_created: at,
  };
}
