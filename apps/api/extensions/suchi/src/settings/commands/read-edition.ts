import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import type { Caller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { type EditionRow, findCurrentEdition, findNextEvent, type NextEventRow } from '../repository.ts';

export interface EditionFacts {
  edition: EditionRow | null;
  next: NextEventRow | null;
  today: CalendarDate;
}

export async function readEdition({ db, now }: ReadCall<object, Caller>): Promise<EditionFacts> {
  const today = todayInIndia(now);
  const edition = await findCurrentEdition(db);
  const next = edition && (await findNextEvent(db, { afterYear: edition.event.year, from: today }));
  return { edition, next, today };
}
