import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { queues } from '../apps/api/extensions/suchi/src/platform/jobs.ts';
import { schema } from '../apps/api/schema/index.ts';
import { describeFigures, features, readFigures, rooms, ruleFolders } from './figures.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const architecture = read('ARCHITECTURE.md');

it('ARCHITECTURE.md has the right figures; if not, run `node scripts/figures.ts`', () => {
  expect(readFigures()).toBe(describeFigures());
});

it('ARCHITECTURE.md names every room of the server and every feature of the web app', () => {
  const missing = [
    ...rooms.filter((name) => !architecture.includes(`| \`${name}/`)),
    ...features.filter((name) => !architecture.includes(`\`${name}\``)),
  ];
  expect(missing).toEqual([]);
});

it('ARCHITECTURE.md has ten pages at most', () => {
  expect(architecture.split(/\s+/).length).toBeLessThan(5000);
});

it('the page of the data model names every collection', () => {
  const page = read('docs/practices/data-model.md');
  expect(schema.map(({ collection }) => collection).filter((name) => !page.includes(`\`${name}\``))).toEqual(
    [],
  );
});

it('the page of the rules names every folder of the domain', () => {
  const page = read('docs/practices/rules.md');
  expect(ruleFolders.filter((name) => !page.includes(`\`${name}/`))).toEqual([]);
});

it('.env.example names every queue', () => {
  const line = /^# The queues this worker serves.*$/m.exec(read('.env.example'))?.[0] ?? '';
  expect(Object.keys(queues).filter((name) => !new RegExp(` ${name}[,.]`).test(line))).toEqual([]);
});
