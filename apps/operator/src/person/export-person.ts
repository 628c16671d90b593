import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '@suchi/extension/file-storage';
import { leftOut } from '@suchi/extension/person-left-out';
import { type Part, parts } from '@suchi/extension/person-parts';
import type { Client } from 'pg';

interface ExportedPart {
  part: Part;
  rows: number;
}

interface IndexFacts {
  madeAt: Date;
  association: string;
  exported: readonly ExportedPart[];
  files: readonly string[];
  /** Files that are recorded and were not found. */
  missing: readonly string[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const link = (path: string) => `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>`;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The page that a person opens first. */
function toIndexPage({ madeAt, association, exported, files, missing }: IndexFacts): string {
  const rows = exported
    .map(({ part: { name, title }, rows: count }) => {
      const file = count === 0 ? '' : link(`${name}.json`);
      return `<tr><th scope="row">${escapeHtml(title)}</th><td>${count}</td><td>${file}</td></tr>`;
    })
    .join('\n');
  const reasons = [...new Set(Object.values(leftOut))].map(escapeHtml);
  const lost =
    missing.length === 0 ? '' : `<h2>Files that were not found</h2>${list(missing.map(escapeHtml))}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your data</title>
<style>body{font:1rem/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}th{text-align:left;font-weight:400}td,th{padding:.25rem 1rem .25rem 0}</style>
<h1>What ${escapeHtml(association)} holds about you</h1>
<p>Made on ${madeAt.toISOString().slice(0, 10)}. Each line is a file with one entry for each row.</p>
<table>
<tr><th scope="col">What</th><th scope="col">Entries</th><th scope="col">File</th></tr>
${rows}
</table>
<h2>Photos, videos and receipts</h2>
${files.length === 0 ? '<p>None.</p>' : list(files.map(link))}
${lost}
<h2>What is not here</h2>
<p>Passwords and other secrets, and what is about other people:</p>
${list(reasons)}
</html>
`;
}

export interface Person {
  id: string;
  email: string;
  profiles: number[];
}

/** Null when there is no account with this address. */
export async function findPerson(client: Client, email: string): Promise<Person | null> {
  const { rows } = await client.query<Person>(
    `select u.id, u.email, array(select p.id from qd_matrimonial_profile p where p."user" = u.id) as profiles
       from directus_users u where lower(u.email) = lower($1)`,
    [email],
  );
  return rows[0] ?? null;
}

interface Target {
  folder: string;
  storage: FileStorage;
  association: string;
}

export interface Exported {
  exported: ExportedPart[];
  files: string[];
  missing: string[];
}

/** Writes everything about the person into a new folder that only its owner can read. */
export async function exportPerson(client: Client, person: Person, target: Target): Promise<Exported> {
  const { folder, storage, association } = target;
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  const exported: ExportedPart[] = [];
  let stored: StoredFile[] = [];
  for (const part of parts) {
    const rows = await readRows(client, part, person);
    if (part.table === 'directus_files') stored = rows as unknown as StoredFile[];
    if (rows.length > 0) await write(join(folder, `${part.name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
    exported.push({ part, rows: rows.length });
  }
  const { found, missing } = await copyStored(stored, storage, folder);
  const files = [...found, ...(await writeReceipts(client, person, folder))];
  await write(
    join(folder, 'index.html'),
    toIndexPage({ madeAt: new Date(), association, exported, files, missing }),
  );
  return { exported, files, missing };
}

const write = (file: string, content: string | Buffer) =>
  writeFile(file, content, { mode: 0o600, flag: 'wx' });

async function readRows(client: Client, part: Part, person: Person): Promise<Record<string, unknown>[]> {
  // PostgreSQL wants a type for a parameter that the condition does not use.
  const { rows } = await client.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) - $4::text[] as row from "${part.table}" t
      where (${part.where}) and ($1::uuid, $2::int[], $3::text) is not null`,
    [person.id, person.profiles, person.email, part.without ?? []],
  );
  return rows.map(({ row }) => row);
}

interface StoredFile {
  filename_disk: string;
}

async function copyStored(
  stored: readonly StoredFile[],
  storage: FileStorage,
  folder: string,
): Promise<{ found: string[]; missing: string[] }> {
  const [found, missing]: [string[], string[]] = [[], []];
  for (const { filename_disk: name } of stored) {
    const target = `files/${basename(name)}`;
    const file = await storage.open(name);
    (file === null ? missing : found).push(target);
    if (file !== null)
      await pipeline(file.stream, createWriteStream(join(folder, target), { mode: 0o600, flags: 'wx' }));
  }
  return { found, missing };
}

async function writeReceipts(client: Client, { id }: Person, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ number: string; pdf: string }>(
    `select r.number, r.pdf from receipt r join qd_payments p on p.id = r.payment
      where p."user" = $1 and r.pdf is not null order by r.id`,
    [id],
  );
  const files: string[] = [];
  for (const { number, pdf } of rows) {
    const file = `files/receipt-${number.replaceAll(/[^\w-]/g, '-')}.pdf`;
    await write(join(folder, file), Buffer.from(pdf, 'base64'));
    files.push(file);
  }
  return files;
}
