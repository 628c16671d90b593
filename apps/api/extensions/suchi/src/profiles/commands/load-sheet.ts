import type { LookupValue } from '@suchi/contracts/lookups';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { Knex } from 'knex';
import { loadPictures, loadVideo, type PictureRow, type VideoRow } from '../../media/commands/load-media.ts';
import { findLookups } from '../form-repository.ts';
import { listLookupUses } from '../lookup-uses.ts';

export interface LoadedSheet {
  form: ProfileFormData;
  lookups: LookupValue[];
  pictures: ReadonlyMap<string, PictureRow>;
  video: VideoRow | null;
}

/** Loads the lookups of a form, also custom ones, and its files. */
export async function loadSheet(tx: Knex, form: ProfileFormData): Promise<LoadedSheet> {
  const lookups = await findLookups(
    tx,
    listLookupUses(form).map(({ id }) => id),
  );
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
