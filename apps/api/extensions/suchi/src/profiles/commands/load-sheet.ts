import type { LookupValue } from '@suchi/contracts/lookups';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import { type Language, sourceLanguage } from '@suchi/words';
import type { Knex } from 'knex';
import { loadPictures, loadVideo, type PictureRow, type VideoRow } from '../../media/commands/load-media.ts';
import { findLookups } from '../form-repository.ts';
import { listedNamesOf } from '../lookup-parts.ts';
import { readLabelled } from '../lookup-repository.ts';
import { listLookupUses } from '../lookup-uses.ts';

export interface LoadedSheet {
  form: ProfileFormData;
  lookups: LookupValue[];
  pictures: ReadonlyMap<string, PictureRow>;
  video: VideoRow | null;
}

/** Loads the lookups of a form, also custom ones, and its files. Other languages than English get their labels. */
export async function loadSheet(
  tx: Knex,
  form: ProfileFormData,
  language: Language = sourceLanguage,
): Promise<LoadedSheet> {
  const ids = listLookupUses(form).map(({ id }) => id);
  const lookups = new Map<number, LookupValue>(await findLookups(tx, ids));
  if (language !== sourceLanguage) {
    const labelled = await readLabelled(tx, { ids, names: listedNamesOf(form), language });
    for (const value of labelled) lookups.set(value.id, value);
  }
  return {
    form,
    lookups: [...lookups.values()],
    pictures: await loadPictures(
      tx,
      [form.main_photo, ...form.photos].filter((id) => id !== null),
    ),
    video: form.main_video === null ? null : await loadVideo(tx, form.main_video),
  };
}
