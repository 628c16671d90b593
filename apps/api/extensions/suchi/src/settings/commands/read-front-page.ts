import type { OfficeSettings } from '@suchi/contracts/settings';
import type { Caller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { readUsualReviewDays } from '../../review/commands/read-usual-review-days.ts';
import { type EditionFacts, readEdition } from './read-edition.ts';
import { requireSettings } from './read-settings.ts';

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
