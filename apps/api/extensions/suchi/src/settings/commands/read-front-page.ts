import type { OfficeSettings } from '@suchi/contracts/settings';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import type { Caller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import type { ReadCall } from '../../platform/route.ts';
import { readUsualReviewDays } from '../../review/commands/count-waiting-by-age.ts';
import {
  type EditionRow,
  factColumns,
  type FactsRow,
  findCurrentEdition,
  findNextEvent,
  type NextEventRow,
} from '../repository.ts';
import { requireSettings } from './read-settings.ts';

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

export interface FrontPageFacts extends EditionFacts {
  settings: OfficeSettings;
  reviewDays: number | null;
}

export async function readFrontPage(call: ReadCall<object, Caller>): Promise<FrontPageFacts> {
  const { db, now } = call;
  return {
    ...(await readEdition(call)),
    settings: await requireSettings(db),
    reviewDays: await readUsualReviewDays(db, now),
  };
}

export async function readFacts({ db }: ReadCall<object, Caller>): Promise<FactsRow> {
  return readAssociation(db, ...factColumns);
}
