/**
 * `pnpm words`: how far each language is, and what is wrong in it.
 * `pnpm words accept mr`: takes the translations that were written or changed as made from the present English;
 * with `--all` also the stale ones, after somebody has read them.
 */
import {
  acceptTranslations,
  describeState,
  findFaults,
  listLanguages,
  readState,
} from '../src/files/index.ts';
import { sourceLanguage } from '../src/language.ts';

const [command, ...codes] = process.argv.slice(2).filter((argument) => argument !== '--all');
const isAll = process.argv.includes('--all');
const languages = listLanguages().filter(
  ({ code }) => code !== sourceLanguage && (codes.length === 0 || codes.includes(code)),
);
if (command === 'accept') for (const { code } of languages) acceptTranslations(code, isAll);

const print = (line: string) => process.stdout.write(`${line}\n`);

for (const language of languages) {
  print(describeState(language));
  const faults = findFaults(language);
  for (const fault of faults) print(`  wrong: ${fault}`);
  for (const name of readState(language.code).stale) print(`  stale: ${name}`);
  if (faults.length > 0) process.exitCode = 1;
}
