import { createHash } from 'node:crypto';
import type { BiodataSheet } from '@suchi/book';
import type { CalendarDate } from '@suchi/domain/basics';
import { type BiodataLayout, type BiodataShape, findHeadingText, usableLayout } from '@suchi/domain/biodata';
import { fullName } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { loadPictures } from '../../media/commands/load-media.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import { choicesAtFirst } from '../codec.ts';
import { findChoices, findOwnProfile } from '../repository/choices.ts';
import { wordingOf } from '../wording.ts';
import { writeSheet } from '../write-sheet.ts';
import { loadSource } from './load-source.ts';

/** Raised when the layouts change, so that older files are not used again. */
const layoutVersion = 1;

/** All that decides what a file shows. */
export interface PrintPlan {
  sheet: BiodataSheet;
  layout: BiodataLayout;
  shape: BiodataShape;
  /** The id of the photo. */
  photo: string | null;
  colour: string;
  /** In English letters, for the name of the file and its title. */
  plainName: string;
  hash: string;
}

/** Null: the profile is not approved. */
export async function planPrint(
  db: Knex,
  { userId, shape, today }: { userId: string; shape: BiodataShape; today: CalendarDate },
): Promise<PrintPlan | null> {
  const profile = await findOwnProfile(db, userId);
  if (profile?.status !== 'Active') return null;
  const association = await loadAssociation(db);
  const choices = (await findChoices(db, userId)) ?? choicesAtFirst(association.defaultLanguage);
  const { language, shows, words } = choices;
  const wording = wordingOf(language, association);
  const source = await loadSource(db, profile.id, { language, today });
  const { main_photo: mainPhoto } = source.form;
  const pictures = await loadPictures(db, mainPhoto === null || !shows.photo ? [] : [mainPhoto]);
  const photo = [...pictures.keys()][0] ?? null;
  const plan = {
    sheet: writeSheet(source, wording, {
      shows,
      changed: words[language] ?? {},
      heading: findHeadingText(choices.heading, choices.ownHeading),
    }),
    layout: usableLayout(choices.layout, photo !== null),
    shape,
    photo,
    colour: association.colour,
    plainName: fullName({ ...source.form, middle_name: null }),
  };
  const text = JSON.stringify([layoutVersion, plan]);
  return { ...plan, hash: createHash('sha256').update(text).digest('hex') };
}
