import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { OperatorError } from '../exit.ts';
import { firstAssociation, nameOf, type Places, placesOf } from './names.ts';
import { firstPort } from './ports.ts';

/** One association of the machine, as its file of variables describes it. */
export interface Association {
  name: string;
  places: Places;
  address: string;
  /** Of its first node. */
  port: number;
  databaseUrl: string;
  isUnfinished: boolean;
  /** Its user: commands for it run as this one. */
  owner: { uid: number; gid: number };
  /** The variables in its file. */
  variables: Record<string, string | undefined>;
}

/** The folder that stands for `/`; only tests name another. */
export const machineOf = ({ SUCHI_MACHINE: folder }: Record<string, string | undefined>): string =>
  folder ?? '/';

/** All associations of a machine: the first one, then by name. */
export function listAssociations(machine: string): Association[] {
  return listNames(machine).map((name) => readAssociation(name, machine));
}

const rank = (name: string) => (name === firstAssociation ? '' : name);

function listNames(machine: string): string[] {
  const folder = join(machine, 'etc');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((label) => nameOf(label) ?? [])
    .filter((name) => isThere(placesOf(name, machine).settings))
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

/** Also where this user may not look into the folder: then reading it says so. */
function isThere(file: string): boolean {
  try {
    statSync(file);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

export function readAssociation(name: string, machine: string): Association {
  const places = placesOf(name, machine);
  const variables = readVariables(places.settings);
  const { uid, gid } = statSync(places.settings);
  return {
    name,
    places,
    address: variables['SUCHI_PUBLIC_URL'] ?? '',
    port: name === firstAssociation ? firstPort : Number(variables['SUCHI_API_PORT']),
    databaseUrl: variables['SUCHI_DATABASE_URL'] ?? '',
    isUnfinished: existsSync(places.unfinished),
    owner: { uid, gid },
    variables,
  };
}

function readVariables(file: string): Association['variables'] {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code = 'unreadable' } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      'refused',
      `${file} cannot be read (${code}).`,
      'Run the command as root, who may read the files of all associations.',
      { cause: error },
    );
  }
}

export function requireAssociation(name: string, machine: string): Association {
  const names = listNames(machine);
  if (names.includes(name)) return readAssociation(name, machine);
  throw new OperatorError(
    'usage',
    `There is no association ${name}.`,
    `There are: ${names.join(', ') || 'none'}.`,
  );
}

/** The name of the folder of its release; null where it has no link to one. */
export function releaseOf({ places }: Association): string | null {
  return existsSync(places.release) ? basename(readlinkSync(places.release)) : null;
}
