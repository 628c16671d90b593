import { readFileSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

/**
 * Variables whose value can be in a file that `NAME_FILE` names, as container engines pass secrets. Such a value is not
 * in the list of a process's variables, which more people can read.
 */
export const secretNames = [
  'SUCHI_SECRET',
  'SUCHI_SECRET_PREVIOUS',
  'SUCHI_DATABASE_URL',
  'SUCHI_REPLICA_URL',
  'SUCHI_REDIS_URL',
  'SUCHI_SMTP_URL',
  'SUCHI_OPERATOR_PASSWORD',
  'SUCHI_RAZORPAY_KEY_SECRET',
  'SUCHI_RAZORPAY_WEBHOOK_SECRETS',
  'SUCHI_S3_SECRET',
  'SUCHI_BACKUP_PASSPHRASE',
] as const;

/** The variables with the secrets read from their files. An empty file is a secret that is not set. */
export function withSecretFiles(source: Variables): Variables {
  const read = { ...source };
  for (const name of secretNames) {
    const file = source[`${name}_FILE`];
    // A program that gets the result must not find both.
    delete read[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) throw new Error(`${name} and ${name}_FILE are both set. Remove one of them.`);
    read[name] = readSecret(`${name}_FILE`, file);
  }
  return read;
}

function readSecret(name: string, file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const { code = 'unreadable' } = error as NodeJS.ErrnoException;
    throw new Error(`The file that ${name} names cannot be read (${code}).`, { cause: error });
  }
}
