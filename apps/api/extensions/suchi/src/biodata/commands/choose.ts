import type { chooseBiodataContract, writeBiodataContract } from '@suchi/contracts/biodata';
import type { BiodataShows } from '@suchi/domain/biodata';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { requireLanguage } from '../../platform/built-languages.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { WriteCall } from '../../platform/route.ts';
import type { BiodataChoices, ChangedWords } from '../codec.ts';
import { lockChoices, saveChoices } from '../repository/choices.ts';
import { type OwnState, readChoices, readOwn } from './read-own.ts';

/** Changes what is named; everything else stays. */
export async function chooseBiodata(
  call: WriteCall<z.output<typeof chooseBiodataContract.input>, RoleCaller>,
): Promise<OwnState> {
  const { layout, language, shows = {}, heading, own_heading: ownHeading } = call.input;
  if (language !== undefined) requireLanguage(language);
  return change(call, (choices) => ({
    ...choices,
    layout: layout ?? choices.layout,
    language: language ?? choices.language,
    shows: withSome(choices.shows, shows),
    heading: heading ?? choices.heading,
    ownHeading: ownHeading === undefined ? choices.ownHeading : ownHeading || null,
  }));
}

export async function writeBiodata(
  call: WriteCall<z.output<typeof writeBiodataContract.input>, RoleCaller>,
): Promise<OwnState> {
  const { language, words } = call.input;
  requireLanguage(language);
  return change(call, (choices) => {
    const changed: ChangedWords = { ...choices.words[language] };
    for (const { line, words: text } of words) {
      if (text === '') delete changed[line];
      else changed[line] = text;
    }
    return { ...choices, words: { ...choices.words, [language]: changed } };
  });
}

async function change(
  call: WriteCall<unknown, RoleCaller>,
  changeIt: (choices: BiodataChoices) => BiodataChoices,
): Promise<OwnState> {
  const { tx, caller, now } = call;
  await lockChoices(tx, caller.userId);
  const choices = await readChoices(tx, call, await loadAssociation(tx));
  await saveChoices(tx, caller.userId, changeIt(choices), now);
  return readOwn(tx, call);
}

function withSome(shows: BiodataShows, changes: Partial<Record<string, boolean | undefined>>): BiodataShows {
  const named = Object.entries(changes).filter(([, isOn]) => isOn !== undefined);
  return { ...shows, ...Object.fromEntries(named) };
}

export const readOwnBiodata = ({
  db,
  ...call
}: { db: Knex } & Parameters<typeof readOwn>[1]): Promise<OwnState> => readOwn(db, call);
