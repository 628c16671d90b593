import type { OwnStanding } from '@suchi/contracts/accounts';
import type { SearchAccess } from '@suchi/contracts/discovery';
import type { CurrentEdition } from '@suchi/contracts/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeBook, describeEvent } from '../../../entities/association/season-words.ts';
import { describeBanner } from '../../../entities/own-profile/banner-words.ts';
import { listOwnBanners } from '../../../entities/own-profile/own-banners.ts';
import { loadMessages, translatorFor } from '../../../shared/i18n/messages.ts';
import { activeStanding } from '../../../test/own-profile.ts';
import { findSearchLine } from './search-line.ts';
import { describeSeason, listSteps } from './steps.ts';

beforeAll(() => loadMessages(['home', 'season', 'member']));

const edition: CurrentEdition = {
  season: '2026-27',
  stage: 'registering',
  event: 'ahead',
  registration_until: '2026-11-30',
  event_date: '2027-01-10',
  event_place: 'Mulund East',
  event_time: null,
  event_entry: null,
  next_event: null,
  delivery_after: '2026-12-20',
  delivery_days: '4-5',
  suchi_price: 60_000,
};

/** A year of the edition, with what the server says about a profile with and without a number. */
const stages = {
  registering: { edition: {}, numbered: 'will_be_printed', unnumbered: 'number_follows' },
  closed: { edition: { stage: 'closed' }, numbered: 'will_be_printed', unnumbered: 'number_follows' },
  printed: { edition: { stage: 'printed' }, numbered: 'printed', unnumbered: 'not_printed' },
  thanks: { edition: { stage: 'past', event: 'thanks' }, numbered: 'printed', unnumbered: 'not_printed' },
  over: { edition: { stage: 'past', event: 'over' }, numbered: 'printed', unnumbered: 'not_printed' },
} as const;
type Stage = keyof typeof stages;

const noSearch = { is_allowed: false, reason: 'profile_not_approved' } as const;
const states = {
  newcomer: null,
  draft: { status: 'Draft', violations: [{ field: 'gotra', code: 'gotra_required' }] },
  completeDraft: { status: 'Draft', violations: [] },
  pending: { status: 'Pending' },
  rejected: { status: 'Rejected' },
  active: {},
  numbered: { serial_number: 218 },
  deactivated: { is_deactivated: true },
  married: { status: 'married' },
  blocked: { status: 'Blocked' },
} as const satisfies Record<string, Partial<OwnStanding> | null>;
type State = keyof typeof states;

function findProfile(state: State, stage: Stage): OwnStanding | null {
  const facts: Partial<OwnStanding> | null = states[state];
  if (facts === null) return null;
  const place = stages[stage][facts.serial_number ? 'numbered' : 'unnumbered'];
  return { ...activeStanding, ...facts, suchi: { year: 2026, place } };
}

/** What the status says on home. */
function sayStatus(state: State, stage: Stage): string[] {
  const t = translatorFor('member');
  const profile = findProfile(state, stage);
  return listOwnBanners(profile).map((banner) => {
    const { title, text } = describeBanner(banner, profile, t);
    return `${title} | ${text}`;
  });
}

/** What the last steps lead to. */
function saySteps(state: State, stage: Stage): string {
  const season = describeSeason(
    { ...edition, ...stages[stage].edition },
    { isSearchOff: false, isSuchiOnSale: false },
  );
  const t = translatorFor('home');
  return listSteps(findProfile(state, stage)?.status ?? null, season)
    .map(({ step }) => t(`steps.${step}.title`))
    .slice(-2)
    .join(', ');
}

describe('the first line of every home', () => {
  const season = (stage: Stage) => {
    const t = translatorFor('season');
    const now = { ...edition, ...stages[stage].edition };
    return [describeEvent(now, t)?.short ?? null, describeBook(now, t)];
  };

  it.each([
    [
      'registering',
      'Melawa, 10 January 2027, Mulund East',
      'Profiles registered up to 30 November 2026 appear in the printed suchi',
    ],
    [
      'closed',
      'Melawa, 10 January 2027, Mulund East',
      'Registration for the printed suchi closed on 30 November 2026',
    ],
    ['printed', 'Melawa, 10 January 2027, Mulund East', 'The printed suchi is being delivered'],
    ['thanks', 'Thank you to everyone who came to the melawa', null],
    ['over', null, null],
  ] as const)('%s', (stage, event, book) => {
    expect(season(stage)).toEqual([event, book]);
  });
});

const reviewed = 'Changes are reviewed again before others see them.';
const willBePrinted = 'Your Profile is approved and will be printed in Suchi';
const complete =
  'Your profile is incomplete | Complete your candidate profile to enable search. Then submit it for review.';
const deactivated =
  'Your profile is deactivated | Other families do not find it. Tell us that you are still looking, and it will be shown again.';
const married =
  'Congratulations, You have marked Rohan as married | The profile is no longer shown in online search.';
const blocked =
  'Your account is blocked | Other families do not see the profile. If you think this is a mistake, please call or write to us.';
const printed = `Your profile is approved and printed in the suchi of 2026 | ${reviewed}`;
const plain = `Your profile is approved | It is not printed in the suchi of 2026. ${reviewed}`;
const number = 'Your suchi number is 218. | Look for this number in the suchi of 2026.';

describe('the status says one thing, and of the book only what is true', () => {
  it.each<[State, Stage, string[]]>([
    ['draft', 'registering', [complete]],
    ['draft', 'over', [complete]],
    [
      'completeDraft',
      'registering',
      ['Your profile is complete | It is not sent yet. Please submit it for review.'],
    ],
    ['active', 'registering', [`${willBePrinted} | Your suchi number comes later. ${reviewed}`]],
    ['active', 'closed', [`${willBePrinted} | Your suchi number comes later. ${reviewed}`]],
    ['active', 'printed', [plain]],
    ['active', 'over', [plain]],
    ['numbered', 'registering', [`${willBePrinted} | ${reviewed}`, number]],
    ['numbered', 'closed', [`${willBePrinted} | ${reviewed}`, number]],
    ['numbered', 'printed', [printed, number]],
    ['numbered', 'thanks', [printed, number]],
    ['numbered', 'over', [printed, number]],
    ['deactivated', 'closed', [`${deactivated} Then it can also be printed in the suchi of 2026.`]],
    ['deactivated', 'over', [deactivated]],
    ['married', 'registering', [`${married} It is not printed in the suchi of 2026 either.`]],
    ['married', 'over', [married]],
    ['blocked', 'registering', [blocked]],
    ['blocked', 'over', [blocked]],
  ])('%s, %s', (state, stage, said) => {
    expect(sayStatus(state, stage)).toEqual(said);
  });
});

describe('the steps promise only what can be reached', () => {
  it.each<[State, Stage, string]>([
    ['newcomer', 'registering', 'Committee review, Search, suchi, melawa'],
    ['newcomer', 'closed', 'Committee review, Search and melawa'],
    ['newcomer', 'printed', 'Committee review, Search and melawa'],
    ['newcomer', 'thanks', 'Committee review, Search'],
    ['draft', 'closed', 'Committee review, Search and melawa'],
    ['rejected', 'over', 'Committee review, Search'],
    ['pending', 'over', 'Approved, Search online'],
    ['active', 'closed', 'Search online, Meet at the melawa'],
    ['active', 'thanks', 'Profile approved, Search online'],
    ['active', 'over', 'Profile approved, Search online'],
    ['blocked', 'registering', ''],
    ['married', 'registering', ''],
  ])('%s, %s', (state, stage, last) => {
    expect(saySteps(state, stage)).toBe(last);
  });
});

describe('a paid subscription is never passed over', () => {
  const valid: SearchAccess = {
    is_allowed: true,
    reason: null,
    genders: ['Female'],
    subscription: { state: 'valid', until: '2027-06-14' },
    price_paise: 55_000,
  };

  it.each([
    ['Active', {}, 'open'],
    ['Active', { is_allowed: false, reason: 'search_off' }, 'off'],
    ['Draft', noSearch, 'afterApproval'],
    ['Pending', noSearch, 'afterApproval'],
    ['Rejected', noSearch, 'afterApproval'],
    ['married', noSearch, 'married'],
    ['Blocked', noSearch, 'blocked'],
    ['Pending', { subscription: { state: 'expired', until: '2026-06-14' } }, null],
  ] as const)('%s %j', (status, facts, line) => {
    expect(findSearchLine(status, { ...valid, ...facts })).toBe(line);
  });
});
