import type { BiodataSheet } from '@suchi/book';
import { formatCalendarDate } from '@suchi/domain/basics';
import { biodataLineNames, type BiodataShows, type ChangeableLine, groupLines } from '@suchi/domain/biodata';
import { chooseNames } from '@suchi/domain/profiles';
import type { ChangedWords } from './codec.ts';
import type { BiodataSource } from './source.ts';
import type { BiodataWording } from './wording.ts';
import { writeSummary, writeValues } from './write-values.ts';

/** How a sheet is wanted. */
export interface SheetWish {
  shows: Omit<BiodataShows, 'photo'>;
  changed: ChangedWords;
  heading: string | null;
}

/** All that a biodata says, with what the family wrote again. */
export function writeSheet(source: BiodataSource, words: BiodataWording, wish: SheetWish): BiodataSheet {
  const { form, serialNumber, today } = source;
  const { language, paper, association } = words;
  const names = writeNames(source, words);
  const name = wish.changed.name ?? names.name;
  const values = { ...writeValues(source, words), ...withoutName(wish.changed) };
  return {
    language,
    heading: wish.heading,
    title: paper('title'),
    name,
    otherName: names.otherName === name ? null : names.otherName,
    initial: firstLetter(name || form.first_name || ''),
    summary: writeSummary(source, words),
    groups: groupLines(values, wish.shows).map(({ section, lines }) => ({
      section,
      title: paper(`sections.${section}`),
      lines: lines.map(({ line, value }) => ({ line, label: paper(`lines.${line}`), value })),
    })),
    association,
    foot: [
      ...(serialNumber === null ? [] : [paper('serial', { serial: serialNumber })]),
      formatCalendarDate(today),
    ],
  };
}

function withoutName({ name: _name, ...lines }: ChangedWords) {
  return lines;
}

/** The name of the reader's letters first. A reader of English has the other one above it. */
function writeNames({ form }: BiodataSource, { language }: BiodataWording) {
  const { name, latin } = chooseNames(form, language);
  const own = language === 'en' ? (form.own_script_name?.trim() ?? '') : '';
  return { name, otherName: latin ?? (own === '' ? null : own) };
}

/** One whole syllable: a letter with its signs. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}

/** Each filled line as it usually is, and what the family wrote instead. */
export function listChangeable(source: BiodataSource, words: BiodataWording, changed: ChangedWords) {
  const values = writeValues(source, words);
  const usual: [ChangeableLine, string][] = [
    ['name', writeNames(source, words).name],
    ...biodataLineNames.map((line): [ChangeableLine, string] => [line, values[line]?.trim() ?? '']),
  ];
  return usual
    .filter(([line, text]) => text !== '' || changed[line] !== undefined)
    .map(([line, text]) => ({
      line,
      label: words.paper(`lines.${line}`),
      usual: text,
      words: changed[line] ?? null,
    }));
}
