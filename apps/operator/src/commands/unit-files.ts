import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { renderUnit, unitFileName } from '../associations/unit-file.ts';
import type { Command } from '../command.ts';
import { OperatorError } from '../exit.ts';

const unitFolder = resolve(import.meta.dirname, '../../../../ops/systemd');

export const unitFiles: Command = {
  name: 'unit-files',
  summary: 'write the units of systemd for this association into a folder',
  words: { usage: 'FOLDER', max: 1 },
  help: `
ops/server/setup runs it. The units of the first association are those of ops/systemd as they are; another one has its
own user, folders, release and ports in them, and its own names: suchi-NAME.target.`,
  async run({ settings, words: [folder] }) {
    if (folder === undefined) throw new OperatorError('usage', 'There is no folder.', 'Name one.');
    const files = readdirSync(unitFolder);
    const names = files.map((file) => unitFileName(file, settings.association.name));
    for (const [place, file] of files.entries()) {
      const text = readFileSync(join(unitFolder, file), 'utf8');
      await writeFile(join(folder, names[place] ?? file), renderUnit(text, settings.association));
    }
    return { lines: names, facts: { files: names } };
  },
};
