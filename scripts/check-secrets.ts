import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { addedLines } from './added-lines.ts';
import { readRepository } from './documents.ts';
import { findSecrets, isSecretFile } from './secrets.ts';

// Looks for secrets in all files that are or would be committed, and in all that ever were: who clones the repository
// has them too.
const binary = /\.(png|jpe?g|webp|avif|ico|pdf|woff2|icc|gz|br|dump|mp4)$/;
const root = path.resolve(import.meta.dirname, '..');
const repository = readRepository(root);
const files = [...repository.files];
const history = ['log', '-p', '-U0', '--no-color', '--no-ext-diff', '--format=commit %h', 'HEAD'];
const log = execFileSync('git', [...history, '--', '.', ':!pnpm-lock.yaml'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1024 ** 3,
});

const kindsIn = (text: string) =>
  findSecrets(text).map(({ kind, line }) => ({ line, words: `looks like a ${kind}` }));
const found = [
  ...files.filter(isSecretFile).map((file) => `${file}: such a file is never committed`),
  ...files
    .filter((file) => !binary.test(file))
    .flatMap((file) => kindsIn(repository.read(file)).map(({ line, words }) => `${file}:${line}: ${words}`)),
  ...addedLines(log).flatMap(({ commit, file, text }) =>
    kindsIn(text).map(({ words }) => `${file} in commit ${commit}: ${words}`),
  ),
];

for (const line of found) console.error(line);
if (found.length > 0) console.error('Remove it, and replace the secret: others may have seen it.');
if (files.length === 0) throw new Error('No files found.');
process.exitCode = found.length === 0 ? 0 : 1;
