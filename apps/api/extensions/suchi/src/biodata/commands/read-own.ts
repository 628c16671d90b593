import type { BiodataSheet } from '@suchi/book';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findHeadingText, findLinkState, type LinkPeriods, type LinkState } from '@suchi/domain/biodata';
import type { Association } from '@suchi/domain/settings';
import type { Knex } from 'knex';
import { loadPictures, type PictureRow } from '../../media/commands/load-media.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { Call } from '../../platform/route.ts';
import { type BiodataChoices, choicesAtFirst } from '../codec.ts';
import { findChoices, findOwnProfile, type OwnProfile } from '../repository/choices.ts';
import { type LinkRow, listLinks } from '../repository/links.ts';
import { wordingOf } from '../wording.ts';
import { listChangeable, writeSheet } from '../write-sheet.ts';
import { loadSource } from './load-source.ts';

export interface OwnState {
  choices: BiodataChoices;
  association: Association;
  /** Null: the profile is not approved. */
  content: {
    sheet: BiodataSheet;
    lines: ReturnType<typeof listChangeable>;
    photo: PictureRow | null;
    asOf: CalendarDate;
  } | null;
  links: (LinkRow & { state: LinkState })[];
  linkLimit: number;
  periods: LinkPeriods;
}

export type OwnCall = Pick<Call<unknown, RoleCaller>, 'caller' | 'platform' | 'now'>;

export async function readLinkRules(db: Knex): Promise<{ limit: number; periods: LinkPeriods }> {
  const row = await readAssociation(
    db,
    'biodata_link_limit',
    'biodata_link_short_days',
    'biodata_link_usual_days',
    'biodata_link_long_days',
  );
  return {
    limit: row.biodata_link_limit,
    periods: {
      short: row.biodata_link_short_days,
      usual: row.biodata_link_usual_days,
      long: row.biodata_link_long_days,
    },
  };
}

/** What the account chose, or what its page begins with. */
export const readChoices = async (
  db: Knex,
  { caller }: Pick<OwnCall, 'caller'>,
  association: Association,
): Promise<BiodataChoices> =>
  (await findChoices(db, caller.userId)) ??
  choicesAtFirst(
    association.languages.includes(caller.language) ? caller.language : association.defaultLanguage,
  );

/** All that the pages of the own biodata show; every step ends with it. */
export async function readOwn(db: Knex, call: OwnCall): Promise<OwnState> {
  const { caller, now } = call;
  const association = await loadAssociation(db);
  const choices = await readChoices(db, call, association);
  const profile = await findOwnProfile(db, caller.userId);
  const { limit, periods } = await readLinkRules(db);
  const today = todayInIndia(now);
  const links = profile === null ? [] : await listLinks(db, profile.id);
  return {
    choices,
    association,
    content:
      profile?.status === 'Active' ? await readContent(db, { profile, choices, association, today }) : null,
    links: links.map((link) => ({
      ...link,
      state: profile === null ? 'closed' : findLinkState(link, profile, today),
    })),
    linkLimit: limit,
    periods,
  };
}

async function readContent(
  db: Knex,
  {
    profile,
    choices,
    association,
    today,
  }: { profile: OwnProfile; choices: BiodataChoices; association: Association; today: CalendarDate },
): Promise<OwnState['content']> {
  const { language, shows } = choices;
  const wording = wordingOf(language, association);
  const source = await loadSource(db, profile.id, { language, today });
  const { main_photo: mainPhoto } = source.form;
  const pictures = await loadPictures(db, mainPhoto === null ? [] : [mainPhoto]);
  const changed = choices.words[language] ?? {};
  return {
    sheet: writeSheet(source, wording, {
      shows,
      changed,
      heading: findHeadingText(choices.heading, choices.ownHeading),
    }),
    lines: listChangeable(source, wording, changed),
    photo: [...pictures.values()][0] ?? null,
    asOf: profile.asOf,
  };
}
