import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enginePaths } from '../apps/api/extensions/suchi/src/access/engine-paths.ts';
import { queues } from '../apps/api/extensions/suchi/src/platform/jobs.ts';
import { schema } from '../apps/api/schema/index.ts';
import { allContracts } from '../packages/contracts/src/all.ts';
import { mailKinds } from '../packages/domain/src/accounts/index.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'ARCHITECTURE.md');
const table = /(?<=<!-- figures -->\n)[\s\S]*?(?=\n<!-- end of figures -->)/;

/** The folders directly below a folder of the repository. */
export function foldersIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

export const serverFolder = 'apps/api/extensions/suchi/src';
/** Folders of the server that belong to no subject. */
const carriers = ['access', 'installation', 'platform', 'tracing', 'worker'];
export const rooms = foldersIn(serverFolder).filter((name) => !carriers.includes(name));
export const features = foldersIn('apps/web/src/features');
export const ruleFolders = foldersIn('packages/domain/src');

const rules = schema.flatMap((collection) => collection.rules);
const countRules = (kind: string) => rules.filter((rule) => rule.kind === kind).length;
const isOurs = ({ collection }: { collection: string }) => !collection.startsWith('directus_');

const figures: [what: string, count: number][] = [
  ['rooms of the server', rooms.length],
  ['endpoints of ours (contracts)', allContracts.length],
  ['paths of the engine that the internet reaches', enginePaths.filter((each) => each.isForwarded).length],
  ['collections of ours', schema.filter(isOurs).length],
  ['collections of the engine with fields or rules of ours', schema.filter((each) => !isOurs(each)).length],
  ['checks in the database', countRules('check')],
  ['indexes of ours', countRules('index')],
  ['queues', Object.keys(queues).length],
  ['kinds of mail', mailKinds.length],
  ['folders of rules', ruleFolders.length],
  ['features of the web app', features.length],
];

export function describeFigures(): string {
  const width = Math.max(...figures.map(([what]) => what.length));
  const row = (what: string, count: string) => `| ${what.padEnd(width)} | ${count.padEnd(5)} |`;
  return [
    '',
    row('what', 'count'),
    `| ${'-'.repeat(width)} | ----- |`,
    ...figures.map(([what, count]) => row(what, String(count))),
    '',
  ].join('\n');
}

/** The figures as the page has them. */
export const readFigures = (): string => table.exec(readFileSync(page, 'utf8'))?.[0] ?? '';

/** `node scripts/figures.ts` writes them into the page. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(page, readFileSync(page, 'utf8').replace(table, describeFigures()));
