import { type CandidateSelection, candidateSelection } from '@suchi/contracts/office';
import * as z from 'zod/mini';

const choice = z.object({
  selection: candidateSelection,
  /** The list and its filters in words, such as `Status: Active`. */
  words: z.array(z.string()),
});

/** The candidates that a list hands over to the page of bulk mails. */
export interface BulkMailChoice {
  selection: CandidateSelection;
  words: string[];
}

/** The state for a navigation to `officePaths.bulkMail`. Not in the address: a search can have a name in it. */
export function bulkMailState(chosen: BulkMailChoice): { bulkMail: BulkMailChoice } {
  return { bulkMail: chosen };
}

/** What a list handed over, or null. */
export function readBulkMailChoice(state: unknown): BulkMailChoice | null {
  const parsed = z.object({ bulkMail: choice }).safeParse(state);
  return parsed.success ? parsed.data.bulkMail : null;
}

/** What was kept on the device, or null. */
export const keptChoice = choice;
