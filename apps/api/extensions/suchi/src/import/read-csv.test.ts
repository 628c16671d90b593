import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CommandRefused } from '../platform/command-line.ts';
import { readCsv } from './read-csv.ts';
import type { SourceRow } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'suchi-csv-'));

async function collect(file: string, ignored: string[] = []): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of readCsv(file, new Set(ignored))) rows.push(row);
  return rows;
}

function read(text: string, ignored: string[] = []) {
  const file = join(folder, 'people.csv');
  writeFileSync(file, text);
  return collect(file, ignored);
}

const refusal = async (text: string): Promise<string> => {
  const error: unknown = await read(text).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(CommandRefused);
  return (error as Error).message;
};

it('refuses columns that it does not know, or that are there twice', async () => {
  expect(await refusal('email,password,email\na@example.org,x,y\n')).toBe(
    'Unknown columns: password. Rename them, or leave them out with --ignore.\nColumns that are there twice: email.',
  );
});

it('refuses a file that is not CSV and does not repeat what is in it', async () => {
  const words = await refusal('email,petname\na@example.org,"Babli" Joshi\n');
  expect(words).toContain('line 2');
  expect(words).not.toContain('Babli');
});

it('refuses a row without an end, an empty file and no file', async () => {
  expect(await refusal(`email,petname\na@example.org,"${'x'.repeat(200_000)}\n`)).toContain('line 2');
  expect(await refusal('')).toBe('The file is empty.');
  await expect(collect(join(folder, 'none.csv'))).rejects.toThrow('cannot be found');
});

it('counts rows as a spreadsheet does, and marks those with other cells', async () => {
  const text = '\uFEFFemail,petname,remarks\r\na@example.org,"two\nlines",x\r\n,,\r\nb@example.org,short\r\n';
  expect(await read(text, ['remarks'])).toEqual([
    { row: 2, cells: { email: 'a@example.org', petname: 'two\nlines' } },
    { row: 4, cells: null },
  ]);
});

it('takes back what a safe export added', async () => {
  const [found] = await read("email,account_mobile\na@example.org,'+919820012345\n");
  expect(found?.cells?.['account_mobile']).toBe('+919820012345');
});
