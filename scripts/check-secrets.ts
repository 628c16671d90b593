import path from 'node:path';
import { readRepository } from './documents.ts';
import { findSecrets, isSecretFile } from './secrets.ts';

// Looks for secrets in all files that are or would be committed.
const binary = /\.(png|jpe?g|webp|avif|ico|pdf|woff2|icc|gz|br|dump|mp4)$/;
const repository = readRepository(path.resolve(import.meta.dirname, '..'));
const files = [...repository.files];

const found = [
  ...files.filter(isSecretFile).map((file) => `${file}: such a file is never committed`),
  ...files
    .filter((file) => !binary.test(file))
    .flatMap((file) =>
      findSecrets(repository.read(file)).map(({ kind, line }) => `${file}:${line}: looks like a ${kind}`),
    ),
];

for (const line of found) console.error(line);
if (found.length > 0) console.error('Remove it, and replace the secret: others may have seen it.');
if (files.length === 0) throw new Error('No files found.');
process.exitCode = found.length === 0 ? 0 : 1;
