import type { CalendarDate } from '../basics/date-window.ts';
import type { Decision } from '../basics/decision.ts';

/** Serial numbers from the first to the last, both included. */
export interface SerialRange {
  from: number;
  to: number;
}

/** Who a section of the book is for. */
export const sectionKinds = [
  'unmarried_male',
  'divorced_male',
  'unmarried_female',
  'divorced_female',
  'widowed',
  'late',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** How the candidates of a section follow each other: by surname, the youngest first, or by day of approval. */
export const sectionOrders = ['name', 'age', 'date'] as const;
export type SectionOrder = (typeof sectionOrders)[number];

/** A section of the book with its heading. */
export interface PrintSection extends SerialRange {
  kind: SectionKind;
  title: string;
  order: SectionOrder;
}

/** What things cost in an edition, in paise. */
export interface PriceList {
  subscriptionPaise: number;
  testerSubscriptionPaise: number;
  suchiPaise: number;
}

/** The book and event of one year: everything the association decides each year. */
export interface Edition {
  year: number;
  sections: readonly PrintSection[];
  /** Higher serial numbers are not in the book. */
  printedUpToSerial: number;
  /** The last day to register for the book. */
  registrationUntil: CalendarDate | null;
  eventDate: CalendarDate | null;
  eventPlace: string | null;
  /** When books are sent, and how long delivery takes, as text. */
  deliveryAfter: CalendarDate | null;
  deliveryDays: string | null;
  /** Older profiles are deactivated until their owner confirms that they are still looking. */
  activationCutOff: CalendarDate;
  /** Subscriptions started before the first date see only profiles created up to the second. */
  earlySubscriptionBefore: CalendarDate | null;
  earlySubscriptionSeesUntil: CalendarDate | null;
  prices: PriceList;
}

/** The edition of 2025 with the values of the specification; other years are rows in the database. */
export const defaultEdition: Edition = {
  year: 2025,
  sections: [
    { kind: 'unmarried_male', from: 1, to: 423, title: 'Unmarried Males', order: 'age' },
    { kind: 'divorced_male', from: 431, to: 444, title: 'Divorced Males', order: 'age' },
    { kind: 'unmarried_female', from: 451, to: 827, title: 'Unmarried Females', order: 'age' },
    { kind: 'divorced_female', from: 831, to: 842, title: 'Divorced Females', order: 'age' },
    { kind: 'widowed', from: 851, to: 880, title: 'Widowed', order: 'name' },
    { kind: 'late', from: 1001, to: 1050, title: 'Late entries', order: 'date' },
  ],
  printedUpToSerial: 1300,
  registrationUntil: '2025-10-15',
  eventDate: '2025-11-02',
  eventPlace: 'Mulund East',
  deliveryAfter: '2025-10-27',
  deliveryDays: '4-5',
  activationCutOff: '2024-07-01',
  earlySubscriptionBefore: '2025-01-01',
  earlySubscriptionSeesUntil: '2025-12-31',
  // The second document says 600 for the search, and elsewhere a default payment of 89 rupees. Neither is
  // used: members see and pay 550, and there must be no default amount.
  prices: { subscriptionPaise: 55_000, testerSubscriptionPaise: 200, suchiPaise: 60_000 },
};

/**
 * The edition that a new installation starts with: of this year, without a date, because the dates above are past. Older
 * profiles count from the July before, as in the edition of 2025.
 */
export function newEdition(today: CalendarDate): Edition {
  const year = Number(today.slice(0, 4));
  return {
    ...defaultEdition,
    year,
    registrationUntil: null,
    eventDate: null,
    eventPlace: null,
    deliveryAfter: null,
    activationCutOff: `${year - 1}-07-01`,
    earlySubscriptionBefore: null,
    earlySubscriptionSeesUntil: null,
  };
}

/** Whether the ranges an admin typed are valid: whole numbers from 1, not reversed, not overlapping. */
export function checkSerialRanges(
  ranges: readonly SerialRange[],
): Decision<'range_invalid' | 'ranges_overlap'> {
  const isRange = ({ from, to }: SerialRange) =>
    Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to >= from;
  if (!ranges.every(isRange)) return { allowed: false, reason: 'range_invalid' };

  const sorted = sortRanges(ranges);
  const overlaps = sorted.some(({ from }, index) => from <= (sorted[index - 1]?.to ?? 0));
  return overlaps ? { allowed: false, reason: 'ranges_overlap' } : { allowed: true };
}

/** Why the dates of an edition disagree. */
export type EditionDatesReason = 'event_before_registration_ends' | 'early_dates_incomplete';

/** Whether the dates an admin typed agree: the event follows the registration, and early subscriptions need both dates. */
export function checkEditionDates(
  edition: Pick<
    Edition,
    'registrationUntil' | 'eventDate' | 'earlySubscriptionBefore' | 'earlySubscriptionSeesUntil'
  >,
): Decision<EditionDatesReason> {
  const { registrationUntil, eventDate, earlySubscriptionBefore, earlySubscriptionSeesUntil } = edition;
  if (registrationUntil !== null && eventDate !== null && eventDate < registrationUntil) {
    return { allowed: false, reason: 'event_before_registration_ends' };
  }
  return (earlySubscriptionBefore === null) === (earlySubscriptionSeesUntil === null)
    ? { allowed: true }
    : { allowed: false, reason: 'early_dates_incomplete' };
}

/** The serial numbers left free between the sections for late candidates. */
export function listSerialGaps({ sections }: { sections: readonly SerialRange[] }): SerialRange[] {
  const sorted = sortRanges(sections);
  return sorted
    .map(({ to }, index) => ({ from: to + 1, to: (sorted[index + 1]?.from ?? 0) - 1 }))
    .filter(({ from, to }) => from <= to);
}

/** In the order of their numbers, as the book has them. */
export function sortRanges<Range extends SerialRange>(ranges: readonly Range[]): Range[] {
  return ranges.toSorted((a, b) => a.from - b.from);
}
