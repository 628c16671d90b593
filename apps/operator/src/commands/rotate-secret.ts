import { randomBytes } from 'node:crypto';
import type { Command, Given } from '../command.ts';
import { OperatorError } from '../exit.ts';
import { editEnvFile } from '../settings/edit-env-file.ts';

const restart = 'Restart the workers first, then the API nodes.';

export const rotateSecret: Command = {
  name: 'rotate-secret',
  summary: 'put a new SUCHI_SECRET into the file of variables',
  help: `
Makes a new secret and keeps the old one as SUCHI_SECRET_PREVIOUS, so that codes, photos and queued mails that it signed
still work. Do it when a person who had the secret leaves, and once a year. Everyone is logged out when the nodes
restart: do it at night.

1. suchi rotate-secret, then restart the workers and the API nodes.
2. A day later: suchi rotate-secret --finish, and restart again.

If the secret leaked: suchi rotate-secret --leaked. What the old one signed is then refused at once.`,
  options: {
    finish: { type: 'boolean', about: 'take the previous secret out, a day after the change' },
    leaked: { type: 'boolean', about: 'do not accept the old secret any longer' },
  },
  async run(given) {
    const { options } = given;
    if (options['finish'] === true && options['leaked'] === true)
      throw new OperatorError('usage', '--finish and --leaked exclude each other.', 'Give one of them.');
    return options['finish'] === true ? finish(given) : rotate(given, options['leaked'] === true);
  },
};

async function rotate(given: Given, isLeaked: boolean) {
  const { env } = given.settings;
  if (env.acceptedSecrets.length > 1 && !isLeaked)
    throw new OperatorError(
      'refused',
      'The last change is not finished: SUCHI_SECRET_PREVIOUS is still set.',
      'A day after it, run: suchi rotate-secret --finish',
    );
  const file = requireFile(given);
  await editEnvFile(file, {
    SUCHI_SECRET: randomBytes(48).toString('base64'),
    SUCHI_SECRET_PREVIOUS: isLeaked ? null : env.secret,
  });
  const next = isLeaked ? [] : ['A day later: suchi rotate-secret --finish'];
  return {
    lines: [`${file} has a new secret. ${restart} Everyone is logged out then.`, ...next],
    facts: { file, keeps_previous: !isLeaked },
  };
}

async function finish(given: Given) {
  const file = requireFile(given);
  await editEnvFile(file, { SUCHI_SECRET_PREVIOUS: null });
  return {
    lines: [`The previous secret is no longer in ${file}. ${restart}`],
    facts: { file, keeps_previous: false },
  };
}

function requireFile({ settings }: Given): string {
  if (settings.file !== null) return settings.file;
  throw new OperatorError(
    'refused',
    'SUCHI_SECRET does not come from a file of variables, so it cannot be changed there.',
    'Name that file with --settings, or change the secret by hand: docs/ops/installing.md, "Rotating the secret".',
  );
}
