import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { Association } from '@suchi/domain/settings';
import { chooseLanguage } from '@suchi/words';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { presentUse } from '../present-use.ts';
import type { Query } from '../query.ts';
import { listUses } from '../uses-sql.ts';
import { type Part, parts } from '../../platform/person/parts.ts';
import { countPart, type PartRow, type Person, readPart } from './read-part.ts';
import { pageWordingOf } from './wording.ts';
import { type CountedPart, writePage } from './write-page.ts';

// For the operator's command.
export { findPerson, type Person } from './read-part.ts';
export type { Query } from '../query.ts';

export interface CollectFrom {
  /** In one transaction, so that all parts are of the same moment. */
  query: Query;
  storage: Pick<FileStorage, 'open'>;
  association: Association;
  now: Date;
}

/** A file that was collected. Its content is read before the next one. */
export interface CollectedFile {
  path: string;
  content: AsyncIterable<Uint8Array | string>;
}

export interface Collected {
  files: AsyncGenerator<CollectedFile>;
  /** Whole when all files were read. */
  report: { exported: CountedPart[]; files: string[]; missing: string[] };
}

/** More lines of uses than anybody has in a year. */
const usesAtMost = 10_000;

/** Everything about a person: the one way of collecting it, for the person and for the operator. */
export function collectPerson(person: Person, from: CollectFrom): Collected {
  const report: Collected['report'] = { exported: [], files: [], missing: [] };
  return { report, files: collect(person, from, report) };
}

async function* collect(
  person: Person,
  from: CollectFrom,
  report: Collected['report'],
): AsyncGenerator<CollectedFile> {
  const { query, storage, now } = from;
  const rowsOf = (part: Part) => readPart(query, person, part);
  for (const part of parts) {
    const rows = await countPart(query, person, part);
    report.exported.push({ part, rows });
    if (rows > 0) yield { path: `${part.name}.json`, content: writeJson(rowsOf(part)) };
  }
  const uses = (await listUses(query, { account: person.id, now }, { limit: usesAtMost })).map(presentUse);
  if (uses.length > 0) yield { path: 'uses.json', content: writeJson(uses) };

  for (const name of await listStored(query, person)) {
    const path = `files/${basename(name)}`;
    const file = await storage.open(name);
    (file === null ? report.missing : report.files).push(path);
    if (file !== null) yield { path, content: file.stream as AsyncIterable<Uint8Array> };
  }
  for (const { id, number } of await listReceipts(query, person)) {
    const path = `files/receipt-${number.replaceAll(/[^\w-]/g, '-')}.pdf`;
    report.files.push(path);
    yield { path, content: Readable.from([await readReceipt(query, id)]) };
  }
  const { association } = from;
  const language = chooseLanguage([person.language, association.defaultLanguage], association.languages);
  const wording = pageWordingOf(language, association);
  yield { path: 'index.html', content: writePage(wording, { ...report, madeAt: now, uses, rowsOf }) };
}

async function* writeJson(rows: AsyncIterable<PartRow> | Iterable<object>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row, null, 2);
    separator = ',\n';
  }
  yield '\n]\n';
}

async function listStored(query: Query, person: Person): Promise<string[]> {
  const part = parts.find(({ table }) => table === 'directus_files');
  const names: string[] = [];
  if (part === undefined) return names;
  for await (const { filename_disk: name } of readPart(query, person, part))
    if (typeof name === 'string') names.push(name);
  return names;
}

const listReceipts = (query: Query, { id }: Person) =>
  query<{ id: number; number: string }>(
    `select r.id, r.number from receipt r join qd_payments p on p.id = r.payment
      where p."user" = $1 and r.pdf is not null order by r.id`,
    [id],
  );

async function readReceipt(query: Query, id: number): Promise<Buffer> {
  const [row] = await query<{ pdf: string }>('select pdf from receipt where id = $1', [id]);
  return Buffer.from(row?.pdf ?? '', 'base64');
}
