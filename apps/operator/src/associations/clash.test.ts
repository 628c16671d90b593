import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { choosePort, requireOwn } from './clash.ts';

const first = {
  name: 'suchi',
  address: 'https://suchi.test',
  databaseUrl: 'postgres:///suchi?host=/run/postgresql',
  port: 8055,
};
const second = {
  name: 'mandal',
  address: 'https://mandal.test',
  databaseUrl: 'postgres://a:x@db.test/mandal',
  port: 8105,
};
const others = [first, second];

describe('a new association', () => {
  it.each([
    ['https://samaj.test', 'postgres:///suchi-samaj?host=/run/postgresql&user=suchi-samaj'],
    ['https://samaj.mandal.test', 'postgres://a:x@db.test:5433/mandal'],
  ])('can have %s and %s', (address, databaseUrl) => {
    expect(() => requireOwn({ address, databaseUrl }, others)).not.toThrow();
  });

  it.each([
    ['https://MANDAL.test/', 'postgres:///samaj', 'the address of the association mandal'],
    ['https://mandal.test:8443', 'postgres:///samaj', 'the address of the association mandal'],
    [
      'https://samaj.test',
      'postgres:///suchi?host=/run/postgresql&user=other',
      'The association suchi has this database',
    ],
    ['https://samaj.test', 'postgres://b:y@db.test:5432/mandal', 'The association mandal has this database'],
  ])('cannot have %s and %s', (address, databaseUrl, words) => {
    expect(() => requireOwn({ address, databaseUrl }, others)).toThrow(words);
  });
});

/** A program that has a port of the lowest free block; which one is free depends on the machine. */
async function occupy(): Promise<number> {
  const port = await choosePort('samaj', undefined, others);
  const server = createServer().listen(port + 1, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port - 1;
}

describe('its port', () => {
  it('is one that no association and no program has', async () => {
    const occupied = await occupy();
    expect(occupied).not.toBe(second.port);
    expect(await choosePort('samaj', undefined, others)).toBeGreaterThan(occupied);
  });

  it('is refused where a program listens', async () => {
    const occupied = await occupy();
    await expect(choosePort('samaj', String(occupied), others)).rejects.toThrow(
      `Port ${occupied + 1} belongs to another program.`,
    );
  });

  it.each([
    ['8105', 'Port 8105 belongs to the association mandal.'],
    ['8055', '8055 cannot be the port.'],
    ['http', 'http cannot be the port.'],
  ])('is refused if it is %s', async (asked, words) => {
    await expect(choosePort('samaj', asked, others)).rejects.toThrow(words);
  });
});
