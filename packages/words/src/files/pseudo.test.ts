import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pseudoLanguage, pseudoText, removePseudo, writePseudo } from '../../scripts/pseudo.ts';
import { findFaults, listLanguages, readState, wordsFolder } from './index.ts';

it.each([
  ['Save', '[Šààṽèè]'],
  ['{{name}} of <b>Pune</b>', '[{{name}} òòƒ <b>Ƥùùñèè</b>]'],
])('“%s” is written as “%s”', (text, expected) => {
  expect(pseudoText(text)).toBe(expected);
});

it('is a fifth language like the others, and is taken away again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suchi-words-'));
  for (const { code } of listLanguages())
    cpSync(join(wordsFolder, code), join(folder, code), { recursive: true });
  const before = listLanguages(folder).map(({ code }) => code);
  writePseudo(folder);
  expect(listLanguages(folder).map(({ code }) => code)).toEqual([...before, pseudoLanguage]);
  expect(findFaults({ code: pseudoLanguage, script: 'Latin' }, folder)).toEqual([]);
  expect(readState(pseudoLanguage, folder).missing).toEqual([]);
  removePseudo(folder);
  expect(listLanguages(folder).map(({ code }) => code)).toEqual(before);
});
