import { addDays } from '@suchi/domain/basics';
import type { AnswerSentence, InterestState, OpeningSentence } from '@suchi/domain/families';
import { cellsAround, townKey } from '@suchi/domain/fit';
import { ageOn } from '@suchi/domain/profiles';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Member } from './members.ts';
import { instantOn } from './moments.ts';
import type { DemoDate, DemoInstant, UserProfileRow } from './rows.ts';

/** How families find each other: what they look for, who wrote to which family, what they search for. */
export interface Finding {
  preferences: object[];
  interests: InterestRow[];
  savedSearches: object[];
}

interface InterestRow {
  id: number;
  sender: number;
  receiver: number;
  sender_account: string;
  state: InterestState;
  sentence: OpeningSentence | null;
  words: null;
  sent_at: DemoInstant;
  seen_at: DemoInstant | null;
  open_until: DemoDate;
  answered_at: DemoInstant | null;
  answer_sentence: AnswerSentence | null;
  answer_seen_at: DemoInstant | null;
  accepted_at: DemoInstant | null;
  best_from: number | null;
  best_to: number | null;
  closed_at: DemoInstant | null;
  closed_by: 'received' | null;
}

const isShown = ({ plan }: Member) => plan.status === 'Active' && !plan.isHidden;
const list = (values: readonly string[]) => `,${values.join(',')},`;

/** Seven of ten families say what they look for. */
function preferenceOf({ profile, person: { gender, home } }: Member, id: number, today: DemoDate) {
  const random = createRandom(`preference ${profile.id}`);
  if (profile.brithday === null || !random.chance(0.7)) return null;
  const age = ageOn(profile.brithday, today);
  const isMan = gender === 'Male';
  const asked = (share: number) => random.chance(share);
  const town = { name: home.name, lat: home.lat, lng: home.lng };
  const livesNear = asked(0.35);
  const eats = asked(0.5) && profile.food !== null;
  return {
    id,
    profile: profile.id,
    age_from: Math.max(18, age - (isMan ? 6 : 1)),
    age_to: age + (isMan ? 1 : 7),
    age_must: asked(0.6),
    height_from: asked(0.3) ? (isMan ? 152.4 : 165.1) : null,
    marital_status: profile.marital_status === 'Unmarried' ? list(['Unmarried']) : null,
    marital_status_must: asked(0.5),
    education: asked(0.6) ? random.pick(['degree', 'postgraduate']) : null,
    lives_in: livesNear ? [town] : null,
    lives_in_names: livesNear ? list([townKey(town.name)]) : null,
    lives_in_near: livesNear ? list(cellsAround(town)) : null,
    would_live_in: asked(0.4) ? list(['india']) : null,
    income: !isMan && asked(0.4) ? random.pick([500_000, 800_000]) : null,
    food: eats ? list([profile.food ?? '']) : null,
    date_created: `${today}T00:00:00.000Z`,
  };
}

/** What stands in a login's inbox; `days` ago it was sent, and so many days later it was answered. */
const letters = [
  { side: 'received', days: 2, state: 'open', sentence: 'liked' },
  { side: 'received', days: 4, state: 'open', sentence: 'share' },
  { side: 'received', days: 20, state: 'later', answered: 9, sentence: 'know_more' },
  { side: 'received', days: 25, state: 'declined', answered: 6, sentence: 'joy' },
  { side: 'sent', days: 9, state: 'open', isSeen: true, sentence: 'in_common' },
  { side: 'sent', days: 1, state: 'open', sentence: 'liked' },
  { side: 'sent', days: 14, state: 'later', answered: 5, sentence: 'share' },
  { side: 'received', days: 12, state: 'accepted', answered: 3, sentence: 'liked' },
  { side: 'sent', days: 21, state: 'accepted', answered: 4, sentence: 'know_more' },
] as const satisfies readonly {
  side: 'received' | 'sent';
  days: number;
  state: InterestState;
  answered?: number;
  isSeen?: boolean;
  sentence: OpeningSentence;
}[];
type Letter = (typeof letters)[number];

const answerOf = {
  open: null,
  later: 'little_time',
  declined: 'not_the_match',
  accepted: 'call_us',
} as const satisfies Partial<Record<InterestState, AnswerSentence | null>>;

interface Pair {
  login: Member;
  other: Member;
}

function interestOf(letter: Letter, { login, other }: Pair, today: DemoDate, random: Random) {
  const [sender, receiver] = letter.side === 'sent' ? [login, other] : [other, login];
  const sentOn = addDays(today, -letter.days);
  const answeredOn = 'answered' in letter ? addDays(sentOn, letter.answered) : null;
  const answeredAt = answeredOn && instantOn(answeredOn, random);
  const isAccepted = letter.state === 'accepted';
  return {
    sender: sender.profile.id,
    receiver: receiver.profile.id,
    sender_account: sender.user.id,
    state: letter.state,
    sentence: letter.sentence,
    words: null,
    sent_at: instantOn(sentOn, random),
    seen_at: answeredAt ?? ('isSeen' in letter ? instantOn(addDays(sentOn, 1), random) : null),
    open_until: addDays(letter.state === 'later' && answeredOn !== null ? answeredOn : sentOn, 30),
    answered_at: answeredAt,
    answer_sentence: answerOf[letter.state],
    answer_seen_at: answeredAt,
    accepted_at: isAccepted ? answeredAt : null,
    best_from: isAccepted ? 19 : null,
    best_to: isAccepted ? 21 : null,
    closed_at: letter.state === 'declined' ? answeredAt : null,
    closed_by: letter.state === 'declined' ? ('received' as const) : null,
  };
}

/** The logins that search write and are written to; nobody who blocked them, and each family once. */
function writeInterests(
  members: readonly Member[],
  blocks: readonly UserProfileRow[],
  today: DemoDate,
): InterestRow[] {
  const random = createRandom('interests');
  const isFree = (one: Member, other: Member) =>
    !blocks.some(
      (block) =>
        (block.directus_users_id === one.user.id && block.qd_matrimonial_profile_id === other.profile.id) ||
        (block.directus_users_id === other.user.id && block.qd_matrimonial_profile_id === one.profile.id),
    );
  const others = random.shuffle(members.filter((member) => isShown(member) && member.login === null));
  const taken = new Set<Member>();
  const rows = members
    .filter(({ login, plan }) => login !== null && plan.status === 'Active')
    .flatMap((login) =>
      letters.map((letter) => {
        const other = others.find(
          (one) =>
            one.person.gender !== login.person.gender &&
            !taken.has(one) &&
            isFree(login, one) &&
            one.profile.date_created < addDays(today, -60),
        );
        if (!other) throw new Error('There are too few families to write to.');
        taken.add(other);
        return interestOf(letter, { login, other }, today, random);
      }),
    );
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

const searches = [
  { name: 'In Pune', filters: { location: 'Pune' } },
  { name: 'Engineers', filters: { education_sector: 'Engineering' } },
];

export function findEachOther(
  members: readonly Member[],
  blocks: readonly UserProfileRow[],
  today: DemoDate,
): Finding {
  const lastVisit = `${addDays(today, -45)}T06:00:00.000Z`;
  return {
    preferences: members
      .filter(({ plan }) => plan.status !== 'Draft')
      .map((member, index) => preferenceOf(member, index + 1, today))
      .filter((row) => row !== null),
    interests: writeInterests(members, blocks, today),
    savedSearches: members
      .filter(({ login, plan }) => login !== null && plan.status === 'Active')
      .flatMap(({ user }) => searches.map((search) => ({ user: user.id, ...search })))
      .map((row, index) => ({
        id: index + 1,
        ...row,
        opened_at: lastVisit,
        new_since: lastVisit,
        date_created: lastVisit,
      })),
  };
}
