import { join } from 'node:path';
import { OperatorError } from '../exit.ts';

/** The association that was on the machine first. Its files and units have this name alone. */
export const firstAssociation = 'suchi';

/** No underscore: a drill, a restore and an upgrade make databases whose names end in `_drill` and the like. */
const namePattern = /^[a-z][a-z0-9-]{0,19}[a-z0-9]$/;

/** Where everything of one association is on a machine. */
export interface Places {
  /** The name of its user, role, database, target, namespace and folders: `suchi`, or `suchi-NAME`. */
  label: string;
  folder: string;
  settings: string;
  /** Stands beside the settings until all of it is made. */
  unfinished: string;
  uploads: string;
  backupReport: string;
  backups: string;
  /** Where the worker keeps the key of choices: in no backup. */
  choiceKeys: string;
  /** The link to the release that it runs. */
  release: string;
  /** In `apps/web` of that release: the pages that its nodes fill. */
  site: string;
  proxyFile: string;
  /** The role is let in by the name of the user who connects. */
  databaseUrl: string;
}

/** Stops the command unless a new association can have this name. */
export function requireName(name: string | undefined): string {
  if (name !== undefined && name !== firstAssociation && namePattern.test(name)) return name;
  throw new OperatorError(
    'usage',
    name === firstAssociation
      ? 'The first association of a machine has the name suchi.'
      : `${name ?? 'Nothing'} cannot be the name of an association.`,
    'A name has 2 to 21 small letters and digits, with dashes between them, and begins with a letter.',
  );
}

export const labelOf = (name: string): string =>
  name === firstAssociation ? firstAssociation : `${firstAssociation}-${name}`;

/** The name that belongs to `suchi` or `suchi-NAME`; null for anything else. */
export function nameOf(label: string): string | null {
  if (label === firstAssociation) return label;
  const name = label.startsWith(`${firstAssociation}-`) ? label.slice(firstAssociation.length + 1) : '';
  return namePattern.test(name) && name !== firstAssociation ? name : null;
}

/** What is `suchi` for the first one is `suchi-NAME` for another. `machine` is the folder that stands for `/`. */
export function placesOf(name: string, machine = '/'): Places {
  const label = labelOf(name);
  const ending = name === firstAssociation ? '' : `-${name}`;
  const folder = join(machine, 'etc', label);
  const data = join(machine, 'var/lib', label);
  return {
    label,
    folder,
    settings: join(folder, 'suchi.env'),
    unfinished: join(folder, 'unfinished'),
    uploads: join(data, 'uploads'),
    backupReport: join(data, 'backups.json'),
    backups: join(machine, 'var/backups', label),
    choiceKeys: join(data, 'choice-keys'),
    release: join(machine, 'opt/suchi', `current${ending}`),
    site: `site${ending}`,
    proxyFile: join(machine, 'etc/nginx/conf.d', `${label}.conf`),
    databaseUrl: `postgres:///${label}?host=/run/postgresql&user=${label}`,
  };
}
