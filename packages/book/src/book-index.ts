import type { BookSize, PrintedProfile } from '@suchi/domain/print';
import { abbreviateEducation } from '@suchi/domain/profiles';
import { pageWords } from './words.ts';

export const indexKinds = ['name', 'place', 'education'] as const;
export type IndexKind = (typeof indexKinds)[number];

export type IndexLine =
  | { kind: 'head'; text: string; count: number; isContinued: boolean }
  | { kind: 'entry'; text: string; surname: string; serialNumber: number };

/** The two columns of a page. */
export type IndexColumns = IndexLine[][];

interface Group {
  head: string;
  entries: Extract<IndexLine, { kind: 'entry' }>[];
}

/** In tenths of a row. A heading inside a column has a gap above it. */
const height = { entry: 10, firstHead: 13, head: 19 } as const;
const columnHeight: Record<BookSize, number> = { A5: 380, A4: 410 };
/** A longer name would run into its number, so it is printed without the middle name. */
const longestName = 32;

/** Lays out an index. The same profiles give the same pages, on every machine. */
export function layOutBookIndex(
  kind: IndexKind,
  profiles: readonly PrintedProfile[],
  size: BookSize,
): IndexColumns[] {
  const groups = kind === 'name' ? groupByLetter(profiles) : groupBy(profiles, headOf[kind]);
  const columns = fillColumns(groups, columnHeight[size], kind !== 'name');
  const pageCount = Math.ceil(columns.length / 2);
  return Array.from({ length: pageCount }, (_, page) => columns.slice(page * 2, page * 2 + 2));
}

const headOf: Record<Exclude<IndexKind, 'name'>, (profile: PrintedProfile) => string> = {
  place: ({ workLocation }) => workLocation?.trim() ?? '',
  education: ({ highestEducation, newEducation }) =>
    abbreviateEducation((highestEducation ?? newEducation[0] ?? '').trim()),
};

function groupByLetter(profiles: readonly PrintedProfile[]): Group[] {
  return collect(profiles, (profile) => surnameOf(profile).slice(0, 1).toUpperCase(), nameWithMiddle);
}

/** Who gave nothing comes last. */
function groupBy(profiles: readonly PrintedProfile[], headFor: (profile: PrintedProfile) => string): Group[] {
  const groups = collect(profiles, headFor, shortName);
  const given = groups.filter(({ head }) => head !== '');
  const rest = groups
    .filter(({ head }) => head === '')
    .map((group) => ({ ...group, head: pageWords.notGiven }));
  return [...given, ...rest];
}

function collect(
  profiles: readonly PrintedProfile[],
  headFor: (profile: PrintedProfile) => string,
  nameOf: (profile: PrintedProfile) => string,
): Group[] {
  const groups = new Map<string, Group['entries']>();
  for (const profile of profiles) {
    const head = headFor(profile);
    const { serialNumber } = profile;
    const entry = {
      kind: 'entry' as const,
      text: nameOf(profile),
      surname: surnameOf(profile),
      serialNumber,
    };
    groups.set(head, [...(groups.get(head) ?? []), entry]);
  }
  return [...groups]
    .map(([head, entries]) => ({ head, entries: entries.toSorted(byName) }))
    .toSorted((a, b) => compareText(a.head, b.head));
}

function byName(a: Group['entries'][number], b: Group['entries'][number]): number {
  return compareText(a.text, b.text) || a.serialNumber - b.serialNumber;
}

/** By code unit of the lower-case text, so that every machine sorts alike. */
function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

function surnameOf({ lastName, name }: PrintedProfile): string {
  return lastName.trim() || name.trim();
}

function shortName(profile: PrintedProfile): string {
  return profile.lastName.trim()
    ? `${profile.lastName.trim()}, ${profile.firstName.trim()}`
    : profile.name.trim();
}

function nameWithMiddle(profile: PrintedProfile): string {
  const surname = profile.lastName.trim();
  if (!surname || !profile.name.trim().endsWith(surname)) return shortName(profile);
  const full = `${surname}, ${profile.name.trim().slice(0, -surname.length).trim()}`;
  return full.length <= longestName ? full : shortName(profile);
}

/** A head is never last in a column, nor alone with one of several entries. */
function fillColumns(groups: readonly Group[], capacity: number, repeatsHead: boolean): IndexLine[][] {
  const columns: IndexLine[][] = [];
  let used = capacity;
  const startColumn = () => {
    columns.push([]);
    used = 0;
  };
  const add = (line: IndexLine) => {
    const isFirst = columns.at(-1)?.length === 0;
    used += line.kind === 'entry' ? height.entry : isFirst ? height.firstHead : height.head;
    columns.at(-1)?.push(line);
  };
  for (const { head, entries } of groups) {
    const kept = height.head + Math.min(2, entries.length) * height.entry;
    if (used + kept > capacity) startColumn();
    add({ kind: 'head', text: head, count: entries.length, isContinued: false });
    for (const entry of entries) {
      if (used + height.entry > capacity) {
        startColumn();
        if (repeatsHead) add({ kind: 'head', text: head, count: entries.length, isContinued: true });
      }
      add(entry);
    }
  }
  return columns;
}
