import type { CurrentEdition, FrontPage } from '@suchi/contracts/settings';
import { describeBook, describeEvent } from '../../../entities/association/season-words.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';

type Words = Translate<'frontPage'>;

/** A day of the season. Without `date` it has passed, or there is none. */
export interface SeasonDay {
  date: string | null;
  title: string;
  lines: readonly string[];
}

/** The book and the melawa, as far as something is known and still true. */
export function listDates(
  edition: CurrentEdition | null,
  t: Words,
  tSeason: Translate<'season'>,
): SeasonDay[] {
  if (edition === null) return [];
  return [describeBookDay(edition, t, tSeason), describeEventDay(edition, tSeason)].filter(
    (day) => day !== null,
  );
}

function describeBookDay(edition: CurrentEdition, t: Words, tSeason: Translate<'season'>): SeasonDay | null {
  const book = describeBook(edition, tSeason);
  const { stage, registration_until: until, delivery_after: after } = edition;
  if (book === null) return null;
  if (stage !== 'registering' && stage !== 'closed') return { date: null, title: book, lines: [] };
  // Until the first book of this year is sent, the day can be that of the book before.
  const isOfThisBook = until !== null && after !== null && after >= until;
  const sent = isOfThisBook ? [t('dates.sent', { date: formatLongDate(after) })] : [];
  if (stage === 'closed' || until === null)
    return { date: null, title: book, lines: [...sent, t('dates.stillOnline')] };
  const registered = t('dates.registered', { date: formatLongDate(until) });
  return { date: until, title: t('dates.lastDay'), lines: [registered, ...sent] };
}

function describeEventDay(edition: CurrentEdition, tSeason: Translate<'season'>): SeasonDay | null {
  const event = describeEvent(edition, tSeason);
  if (event === null) return null;
  if (edition.event === 'thanks') return { date: null, title: event.title, lines: [event.text] };
  const lines = [event.where, findEntry(edition)].filter((line) => line !== null);
  return { date: event.date, title: event.title, lines };
}

/** Who may come and what it costs. It belongs to the event of this edition, not to the next one's. */
function findEntry(edition: CurrentEdition): string | null {
  return edition.event === 'ahead' || edition.event === 'today' ? edition.event_entry : null;
}

export function describeLead({ association: { name }, text }: FrontPage, t: Words): string {
  if (text !== null) return text;
  return name === null ? t('leadUnnamed') : t('lead');
}

export function listJoinRules({ who_may_join: who, born_until: born }: FrontPage, t: Words): string[] {
  return [
    ...(who === null ? [] : [who]),
    t('join.age'),
    ...(born === null ? [] : [t('join.born', { date: formatLongDate(born) })]),
    t('join.status'),
    t('join.writer'),
    t('join.abroad'),
  ];
}

export interface Cost {
  name: string;
  price: string | null;
  text: string;
}

export function listCosts({ search, suchi, edition }: FrontPage, t: Words): Cost[] {
  const entry = edition && findEntry(edition);
  return [
    { name: t('costs.profile'), price: t('costs.free'), text: t('costs.profileText') },
    ...describeOffer(search, t('costs.search'), t('costs.searchText'), t),
    ...describeOffer(suchi, t('costs.suchi'), t('costs.suchiText'), t),
    ...(entry === null ? [] : [{ name: t('costs.melawa'), price: null, text: entry }]),
  ];
}

function describeOffer(offer: FrontPage['search'], name: string, text: string, t: Words): Cost[] {
  if (offer === null) return [];
  const { price, is_open: isOpen, opens_on: day } = offer;
  const closed = day === null ? t('costs.closed') : t('costs.opensOn', { date: formatLongDate(day) });
  return [{ name, price: formatRupees(price), text: isOpen ? text : `${text} ${closed}` }];
}

/** Who sees the profile in the search, and who on the hall screen. */
export function describeVisibility({ visibility }: FrontPage, t: Words): Record<'search' | 'hall', string> {
  const { is_other_gender_only: isOther, is_hall_asked_first: isAsked } = visibility;
  return {
    search: [
      t(isOther ? 'sees.otherGender' : 'sees.bothGenders'),
      t('sees.hidden'),
      ...describeNumber(visibility, t),
    ].join(' '),
    hall: `${t(isAsked ? 'sees.hallAsked' : 'sees.hallDefault')} ${t('sees.hallText')}`,
  };
}

function describeNumber(
  { is_number_tapped: isTapped, numbers_a_day: count }: FrontPage['visibility'],
  t: Words,
): string[] {
  if (!isTapped) return [t('sees.shown')];
  return count === 0 ? [t('sees.closed')] : [t('sees.tapped'), t('sees.limit', { count })];
}

export function describeReview({ review_days: count }: Pick<FrontPage, 'review_days'>, t: Words): string {
  return count === null ? t('steps.review.text') : t('steps.review.days', { count });
}

export function describeDeletion({ association: { email, phone } }: FrontPage, t: Words): string {
  if (email !== null) return t('questions.delete.answer', { contact: email });
  return phone === null ? t('questions.delete.plain') : t('questions.delete.call', { contact: phone });
}
