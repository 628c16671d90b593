import { type StorageKind, storageKinds } from '@suchi/extension/env';
import { withInstallation } from '../backup/swap.ts';
import type { Command, Given, Outcome } from '../command.ts';
import { listUnfinishedFiles } from '../database/dump.ts';
import { withConnection } from '../database/connection.ts';
import { OperatorError } from '../exit.ts';
import { type CopyReport, copyFiles, deleteCopied } from '../storage/copy-files.ts';
import { openStorage } from '../storage/storages.ts';
import { toCount, toSize } from '../words.ts';

const places: Record<StorageKind, string> = { local: 'the folder', s3: 'the bucket' };
const other: Record<StorageKind, StorageKind> = { local: 's3', s3: 'local' };

/** How often a person is told. */
const tellEvery = 500;

export const storage: Command = {
  name: 'storage',
  summary: 'move the files from the disk into a bucket, or back',
  words: { usage: 'move', max: 1 },
  help: `
\`suchi storage move --to s3\` copies all files from the folder SUCHI_UPLOADS into the bucket that the SUCHI_S3_
variables name, and compares every file with its copy by checksum. \`--to local\` does the reverse. It can be stopped and
started again: what is there already is compared and not copied. Nothing is deleted.

1. Run it while Suchi is running.
2. Stop the API nodes and workers, and run it again: it copies what came in since.
3. Set SUCHI_STORAGE to the new place, and start the API nodes and workers.
4. When all is well, run it once more with --delete-source.

A video that is being uploaded meanwhile has to be sent again. See docs/ops/storage.md.`,
  options: {
    to: { type: 'string', about: 'where the files go', value: 'local|s3' },
    'delete-source': {
      type: 'boolean',
      about: 'delete each file whose copy is the same, where it came from',
    },
  },
  async run(given) {
    const to = requireTarget(given);
    const isDeleting = given.options['delete-source'] === true;
    if (isDeleting && given.settings.env.storage !== to)
      throw new OperatorError(
        'refused',
        `Suchi still uses ${places[other[to]]}. Nothing was changed.`,
        `Set SUCHI_STORAGE=${to}, restart the API nodes and workers, and run the command again.`,
      );
    return withInstallation(given, () => move(given, to, isDeleting));
  },
};

function requireTarget({ words, options }: Given): StorageKind {
  const to = storageKinds.find((kind) => kind === options['to']);
  if (words[0] === 'move' && to !== undefined) return to;
  throw new OperatorError(
    'usage',
    'Say what to do: suchi storage move --to s3, or --to local.',
    'suchi storage --help says what it takes.',
  );
}

async function move(given: Given, to: StorageKind, isDeleting: boolean): Promise<Outcome> {
  const { settings, step } = given;
  const startedAt = performance.now();
  const [source, target] = [openStorage(settings, other[to]), openStorage(settings, to)];
  step(`Copying into ${places[to]}, and comparing…`);
  const unfinished = await withConnection(settings.env.databaseUrl, listUnfinishedFiles);
  const report = await copyFiles({
    from: source,
    to: target,
    leaveOut: new Set(unfinished),
    tell: ({ files }) => {
      if (files % tellEvery === 0) step(`  ${toCount(files)} files`);
    },
  });
  if (report.different.length > 0) throw differs(report, to);
  const deleted = isDeleting ? await deleteCopied(source, target) : 0;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { files, bytes, copied } = report;
  return {
    lines: [
      `${toCount(files)} files (${toSize(bytes)}) are in ${places[to]} and are the same; ${toCount(copied)} were copied now. It took ${seconds} s.`,
      ...(isDeleting
        ? [`${toCount(deleted)} files were deleted from ${places[other[to]]}.`]
        : [nextStep(given, to)]),
    ],
    facts: { to, files, bytes, copied, deleted, unfinished: unfinished.length, seconds },
  };
}

function nextStep({ settings }: Given, to: StorageKind): string {
  return settings.env.storage === to
    ? `Suchi uses them. The files in ${places[other[to]]} stay until you run this with --delete-source.`
    : `Suchi still uses ${places[other[to]]}. Stop it, run this again, set SUCHI_STORAGE=${to}${settings.file === null ? '' : ` in ${settings.file}`}, and start it.`;
}

function differs({ different }: CopyReport, to: StorageKind): OperatorError {
  return new OperatorError(
    'failed',
    `Some copies in ${places[to]} are not the same: ${different.slice(0, 5).join(', ')}.`,
    'Run the command again. If it says the same, the disk or the bucket is damaged.',
  );
}
