import { createServer } from 'node:net';
import { OperatorError } from '../exit.ts';
import type { Association } from './list.ts';
import { allPorts, isPortOfOurs, listPorts, portsOf } from './ports.ts';

type Known = Pick<Association, 'name' | 'address' | 'databaseUrl' | 'port'>;

const hostOf = (address: string) => URL.parse(address)?.hostname;

/** By the host alone: browsers send the cookies of a host to each of its ports. */
const findAddress = (address: string, others: readonly Known[]): Known | undefined =>
  others.find((other) => hostOf(other.address) === hostOf(address));

/** Which server and which database a URL names. Users and options make no difference. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return [searchParams.get('host') ?? hostname, port || '5432', pathname].join(' ');
}

/** Stops the command where another association has the address or the database. */
export function requireOwn(
  { address, databaseUrl }: Pick<Known, 'address' | 'databaseUrl'>,
  others: readonly Known[],
): void {
  const sameAddress = findAddress(address, others);
  if (sameAddress)
    throw new OperatorError(
      'refused',
      `${address} is the address of the association ${sameAddress.name}.`,
      'Each association needs a host name of its own, because browsers keep cookies by it.',
    );
  const sameDatabase = others.find((other) => placeOf(other.databaseUrl) === placeOf(databaseUrl));
  if (sameDatabase)
    throw new OperatorError(
      'refused',
      `The association ${sameDatabase.name} has this database.`,
      'Name another one in SUCHI_DATABASE_URL, or leave it out.',
    );
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** The first of its ports that a program of this machine listens on; null: all are free. */
async function findTaken(name: string, port: number): Promise<number | null> {
  for (const each of allPorts(portsOf(name, port))) if (!(await isFree(each))) return each;
  return null;
}

/** The port of its first node: the one that was asked for, or the lowest that nobody has. */
export async function choosePort(
  name: string,
  asked: string | undefined,
  others: readonly Known[],
): Promise<number> {
  const free = listPorts(others.map(({ port }) => port));
  if (asked === undefined) {
    for (const port of free) if ((await findTaken(name, port)) === null) return port;
    throw new OperatorError('refused', 'No port is free.', 'Name one with --port.');
  }
  const port = Number(asked);
  if (!isPortOfOurs(port))
    throw new OperatorError('usage', `${asked} cannot be the port.`, 'One of 8105, 8115, … 8995.');
  const other = others.find((each) => each.port === port);
  const taken = other ? port : await findTaken(name, port);
  if (taken === null) return port;
  const who = other ? `the association ${other.name}` : 'another program';
  throw new OperatorError(
    'refused',
    `Port ${taken} belongs to ${who}.`,
    'Leave --port out, or name another.',
  );
}
