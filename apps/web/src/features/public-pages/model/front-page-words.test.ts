import type { CurrentEdition } from '@suchi/contracts/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages, translatorFor } from '../../../shared/i18n/messages.ts';
import { fullFrontPage, openEdition } from '../../../test/front-page.ts';
import {
  describeDeletion,
  describeLead,
  describeReview,
  describeVisibility,
  listCosts,
  listDates,
  listJoinRules,
} from './front-page-words.ts';

beforeAll(() => loadMessages(['frontPage', 'season']));
const t = () => translatorFor('frontPage');

const year: CurrentEdition = {
  ...openEdition,
  registration_until: '2026-10-15',
  event: 'ahead',
  event_date: '2026-11-08',
  event_place: 'Sahyadri Hall, Mulund East',
  event_time: '10 AM to 5 PM',
  event_entry: 'Registered families may come.',
  next_event: null,
  delivery_after: '2026-10-27',
};
const melawa = {
  date: '2026-11-08',
  title: 'Melawa, Sunday 8 November 2026',
  lines: ['10 AM to 5 PM, Sahyadri Hall, Mulund East', 'Registered families may come.'],
};

describe('the dates', () => {
  const say = (changes: Partial<CurrentEdition>) =>
    listDates({ ...year, ...changes }, t(), translatorFor('season'));

  it('are the last day for the book, and the melawa with time and hall', () => {
    expect(say({ stage: 'registering' })).toEqual([
      {
        date: '2026-10-15',
        title: 'Last day for the printed suchi',
        lines: [
          'Profiles registered up to 15 October 2026 appear in the printed suchi.',
          'Books are sent after 27 October 2026.',
        ],
      },
      melawa,
    ]);
  });

  it('stay true after registration has closed', () => {
    expect(say({ stage: 'closed' })).toEqual([
      {
        date: null,
        title: 'Registration for the printed suchi closed on 15 October 2026',
        lines: ['Books are sent after 27 October 2026.', 'You can still register and be found online.'],
      },
      melawa,
    ]);
  });

  it.each<[string, Partial<CurrentEdition>, string[]]>([
    ['nothing before a date is set', { stage: 'planned', registration_until: null, event: 'undated' }, []],
    [
      'the day of the melawa',
      { stage: 'delivered', event: 'today' },
      ['The printed suchi has been delivered', 'Melawa today'],
    ],
    ['thanks after it', { stage: 'past', event: 'thanks' }, ['Thank you to everyone who came to the melawa']],
    ['nothing when all is over', { stage: 'past', event: 'over' }, []],
    [
      'the next one, as soon as it has a date',
      { stage: 'past', event: 'over', next_event: { date: '2027-11-07', place: 'Dadar' } },
      ['Next melawa, Sunday 7 November 2027'],
    ],
  ])('say %s', (_case, changes, titles) => {
    expect(say(changes).map(({ title }) => title)).toEqual(titles);
  });

  it('do not give the next melawa the time of this one', () => {
    const next = {
      stage: 'past',
      event: 'over',
      next_event: { date: '2027-11-07', place: 'Dadar' },
    } as const;
    expect(say(next)[0]?.lines).toEqual(['Dadar']);
  });

  it.each([
    [{ event_time: null, event_entry: null }, ['Sahyadri Hall, Mulund East']],
    [{ event_place: null, event_entry: null }, ['10 AM to 5 PM']],
    [{ event_place: null, event_time: null, event_entry: null }, []],
  ])('leave out what is not decided: %j', (changes, lines) => {
    expect(say({ stage: 'past', ...changes })[0]?.lines).toEqual(lines);
  });

  it('do not promise this year’s book for a day of last year’s', () => {
    expect(say({ stage: 'registering', delivery_after: '2025-10-27' })[0]?.lines).toHaveLength(1);
  });

  it('are none without an edition', () => {
    expect(listDates(null, t(), translatorFor('season'))).toEqual([]);
  });
});

describe('the other parts', () => {
  const page = fullFrontPage();

  it('begin with the association’s own words, its name, or neither', () => {
    const { association } = page;
    expect(describeLead({ ...page, text: 'Namaste.' }, t())).toBe('Namaste.');
    expect(describeLead(page, t())).toMatch(/^Suchi is the matrimonial service of Sahyadri Samaj Mandal\./);
    expect(describeLead({ ...page, association: { ...association, name: null } }, t())).toMatch(
      /^Suchi is a matrimonial service of our community\./,
    );
  });

  it('say who may join', () => {
    expect(listJoinRules(page, t())).toContain('Families of the Sahyadri community.');
    expect(listJoinRules(page, t())).toContain('Candidates born on or before 1 October 2005.');
    expect(listJoinRules({ ...page, who_may_join: null, born_until: null }, t())).toHaveLength(4);
  });

  it('say what it costs, and what is not on sale', () => {
    const priced = { ...page, search: { price: 55_000, is_open: false, opens_on: '2026-09-01' } };
    const closed = { price: 60_000, is_open: false, opens_on: null };
    const edition = { ...year, stage: 'registering' as const };
    expect(listCosts({ ...priced, suchi: closed, edition }, t())).toMatchObject([
      { price: 'Free' },
      { price: '₹550', text: 'For one year. It does not renew by itself. On sale from 1 September 2026.' },
      { price: '₹600', text: 'The book, delivered in India. Not on sale at the moment.' },
      { price: null, text: 'Registered families may come.' },
    ]);
    expect(listCosts({ ...page, search: null, suchi: null, edition: null }, t())).toHaveLength(1);
  });

  it.each([
    [{}, /^Only members of the other gender .* one tap, .* numbers of at most 50 families a day\.$/],
    [{ is_other_gender_only: false, numbers_a_day: 1 }, /^Only members who .* number of 1 family a day\.$/],
    [{ is_number_tapped: false }, /mobile numbers are shown with the profile\.$/],
    [{ numbers_a_day: 0 }, /They do not see your mobile numbers\.$/],
  ])('say who sees the profile with %j', (changes, words) => {
    const visibility = { ...page.visibility, ...changes };
    expect(describeVisibility({ ...page, visibility }, t()).search).toMatch(words);
  });

  it('ask for consent for the hall, unless the association decided otherwise', () => {
    expect(describeVisibility(page, t()).hall).toMatch(/^Only if you allow it\./);
    const visibility = { ...page.visibility, is_hall_asked_first: false };
    expect(describeVisibility({ ...page, visibility }, t()).hall).toMatch(/^Unless you say no\./);
  });

  it('say how long a review takes only when it was measured', () => {
    expect(describeReview({ review_days: 1 }, t())).toMatch(/usually within 1 day\.$/);
    expect(describeReview({ review_days: 3 }, t())).toMatch(/usually within 3 days\.$/);
    expect(describeReview({ review_days: null }, t())).not.toMatch(/day/);
  });

  it('say who deletes everything', () => {
    const { association } = page;
    const say = (changes: object) =>
      describeDeletion({ ...page, association: { ...association, ...changes } }, t());
    expect(say({})).toMatch(/^Write to office@example\.org\./);
    expect(say({ email: null })).toMatch(/^Call \+91/);
    expect(say({ email: null, phone: null })).toMatch(/^Ask the association\./);
  });
});
