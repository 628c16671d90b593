import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Env, readEnv } from '@suchi/extension/env';
import { withSecretFiles } from '@suchi/extension/secret-files';
import * as z from 'zod/mini';
import { firstAssociation, nameOf } from '../associations/names.ts';
import { firstPort } from '../associations/ports.ts';
import { OperatorError } from '../exit.ts';

/** Where the variables of an installation are, if nothing else is named. */
export const usualEnvFile = '/etc/suchi/suchi.env';

export const apiFolder = resolve(import.meta.dirname, '../../../api');

/** The variables of this process. */
export const environment: Variables = process.env;

/** Where the programs are that commands start. */
export const searchPath = environment['PATH'] ?? '';

export interface BackupSettings {
  /** A folder, or what restic understands: s3:https://host/bucket. */
  repository: string;
  passphrase: string;
  keep: number;
  /** Where a backup is put together and taken apart: beside the uploads, so that files are renamed and not copied. */
  scratch: string;
}

export interface Settings {
  env: Env;
  /** By the folder of the file. */
  association: { name: string; port: number };
  /** The file of variables that has the secret; null if the process has it, or a file of its own. */
  file: string | null;
  uploads: string;
  /** All variables, for the programs that are started. */
  variables: Record<string, string>;
  /** Stops the command if backups are not set up. */
  requireBackup(): BackupSettings;
}

type Variables = Record<string, string | undefined>;

const backupVariables = z.object({
  SUCHI_BACKUP_REPOSITORY: z.string().check(z.minLength(1)),
  SUCHI_BACKUP_PASSPHRASE: z.string().check(z.minLength(16)),
  SUCHI_BACKUP_KEEP: z._default(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), '14'),
});

/**
 * The variables of the process, and of the file for those that the process does not have. Undefined: the usual file;
 * null: no file.
 */
export function readSettings(file: string | null | undefined, source: Variables = environment): Settings {
  const path = file === null ? null : findEnvFile(file ?? source['SUCHI_ENV_FILE']);
  const inFile = path === null ? {} : readEnvFile(path);
  const given = { ...inFile, ...source };
  const { env, variables } = readServerVariables(given);
  const uploads = resolve(env.uploads ?? resolve(apiFolder, 'uploads'));
  return {
    env,
    association: associationIn(path, given),
    file: source['SUCHI_SECRET'] === undefined && !given['SUCHI_SECRET_FILE'] ? path : null,
    uploads,
    variables: Object.fromEntries(
      Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    requireBackup: () => readBackupSettings(variables, uploads),
  };
}

/** The units name the ports of the first one, and its file those of another. */
function associationIn(path: string | null, { SUCHI_API_PORT: port }: Variables): Settings['association'] {
  const name = (path === null ? null : nameOf(basename(dirname(resolve(path))))) ?? firstAssociation;
  return { name, port: name === firstAssociation ? firstPort : Number(port) };
}

function findEnvFile(named: string | undefined): string | null {
  return named ?? (existsSync(usualEnvFile) ? usualEnvFile : null);
}

function readEnvFile(file: string): Variables {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    throw new OperatorError(
      'usage',
      `The file ${file} cannot be read (${code}).`,
      'Run the command as the user who owns the file, or name another one with --settings.',
      { cause: error },
    );
  }
}

function readServerVariables(given: Variables): { env: Env; variables: Variables } {
  try {
    const variables = withSecretFiles(given);
    return { env: readEnv(variables), variables };
  } catch (error) {
    throw new OperatorError(
      'usage',
      (error as Error).message,
      `Set them in ${usualEnvFile}, or name the file that has them with --settings.`,
      { cause: error },
    );
  }
}

function readBackupSettings(variables: Variables, uploads: string): BackupSettings {
  const parsed = backupVariables.safeParse(variables);
  if (!parsed.success)
    throw new OperatorError(
      'usage',
      `Backups are not set up: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}.`,
      'See .env.example, "Backups". The passphrase has at least 16 characters.',
    );
  const { data } = parsed;
  return {
    repository: data.SUCHI_BACKUP_REPOSITORY,
    passphrase: data.SUCHI_BACKUP_PASSPHRASE,
    keep: Number(data.SUCHI_BACKUP_KEEP),
    scratch: `${uploads}-scratch`,
  };
}
