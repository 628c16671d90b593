import { addDays } from '../basics/calendar-date.ts';
import type { CalendarDate } from '../basics/date-window.ts';
import type { Edition } from './edition.ts';

/** The life of an edition, in order. */
export const editionStages = ['planned', 'registering', 'closed', 'printed', 'delivered', 'past'] as const;
export type EditionStage = (typeof editionStages)[number];

/** Whether the book of an edition is printed: nothing more comes into it. */
export function isBookPrinted(stage: EditionStage): boolean {
  return stage === 'printed' || stage === 'delivered' || stage === 'past';
}

/** Where an event stands: not dated, in the future, today, over for a few days, over for longer. */
export const eventPhases = ['undated', 'ahead', 'today', 'thanks', 'over'] as const;
export type EventPhase = (typeof eventPhases)[number];

/** How many days after the event people are thanked. */
export const thanksDays = 7;

type StageDates = Pick<Edition, 'registrationUntil' | 'eventDate' | 'deliveryAfter' | 'deliveryDays'>;

/** The stage on a day. A date that is not set yet is treated as not reached. */
export function findEditionStage(edition: StageDates, today: CalendarDate): EditionStage {
  const { registrationUntil, eventDate, deliveryAfter } = edition;
  const deliveredBy = findDeliveryEnd(edition);
  const isOver = (day: CalendarDate | null) => day !== null && today > day;
  if (isOver(eventDate) && (deliveredBy === null || isOver(deliveredBy))) return 'past';
  if (isOver(deliveredBy)) return 'delivered';
  if (isOver(deliveryAfter)) return 'printed';
  if (isOver(registrationUntil)) return 'closed';
  return registrationUntil === null ? 'planned' : 'registering';
}

export function findEventPhase({ eventDate }: Pick<Edition, 'eventDate'>, today: CalendarDate): EventPhase {
  if (eventDate === null) return 'undated';
  if (today < eventDate) return 'ahead';
  if (today === eventDate) return 'today';
  return today <= addDays(eventDate, thanksDays) ? 'thanks' : 'over';
}

function findDeliveryEnd({ deliveryAfter, deliveryDays }: StageDates): CalendarDate | null {
  return deliveryAfter === null ? null : addDays(deliveryAfter, longestDelivery(deliveryDays) ?? 0);
}

/** The last number of a text like `4-5`. */
function longestDelivery(days: string | null): number | null {
  const last = /(\d{1,3})\D*$/.exec(days ?? '')?.[1];
  return last === undefined ? null : Number(last);
}

/** Where no length of a delivery is named. */
const usualDeliveryDays = 10;

/** Whether a book that was sent on a day should have arrived by now. */
export function isDeliveryOver(sentOn: CalendarDate, days: string | null, today: CalendarDate): boolean {
  return today > addDays(sentOn, longestDelivery(days) ?? usualDeliveryDays);
}
