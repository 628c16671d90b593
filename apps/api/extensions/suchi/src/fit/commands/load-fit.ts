import { sourceLanguage, type Language } from '@suchi/words';
import type { Knex } from 'knex';
import { findLabels } from '../repository.ts';
import type { FitRules, LoadedSide } from '../present-fit-side.ts';

/** Two families with what the page about them needs. */
export interface LoadedFit {
  reader: LoadedSide;
  other: LoadedSide;
  rules: FitRules;
  /** What the reader calls the values of lists, by their ids. */
  labels: ReadonlyMap<number, string>;
}

export async function loadFit(
  db: Knex,
  sides: Pick<LoadedFit, 'reader' | 'other' | 'rules'>,
  language: Language = sourceLanguage,
): Promise<LoadedFit> {
  const ids = [sides.reader, sides.other].flatMap(({ educationId, facts, saved }) => [
    educationId,
    facts.work,
    ...(saved.preferences.work?.value ?? []),
  ]);
  return {
    ...sides,
    labels: await findLabels(
      db,
      ids.filter((id) => id !== null),
      language,
    ),
  };
}
