import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstAssociation, nameOf, placesOf, requireName } from './names.ts';
import { allPorts, firstPort, isPortOfOurs, listPorts, portsOf } from './ports.ts';
import { renderUnit, unitFileName } from './unit-file.ts';

describe('the name of an association', () => {
  it.each(['mandal', 'a1', 'patel-samaj-2', 'a'.repeat(21)])('can be %s', (name) => {
    expect(requireName(name)).toBe(name);
    expect(nameOf(placesOf(name).label)).toBe(name);
  });

  it.each([undefined, '', 'a', 'a_b', 'Mandal', '1st', 'a-', '-a', '../x', 'a'.repeat(22), 'a b'])(
    'cannot be %j',
    (name) => {
      expect(() => requireName(name)).toThrow('cannot be the name of an association');
      expect(nameOf(`suchi-${name ?? ''}`)).toBeNull();
    },
  );

  it('is suchi for the first one alone', () => {
    expect(() => requireName('suchi')).toThrow('The first association');
    expect(nameOf('suchi')).toBe('suchi');
    expect([nameOf('suchi-suchi'), nameOf('nginx')]).toEqual([null, null]);
  });
});

describe('the places of an association', () => {
  it('are those of today for the first one', () => {
    expect(placesOf(firstAssociation)).toMatchObject({
      settings: '/etc/suchi/suchi.env',
      uploads: '/var/lib/suchi/uploads',
      backupReport: '/var/lib/suchi/backups.json',
      backups: '/var/backups/suchi',
      release: '/opt/suchi/current',
      site: 'site',
      proxyFile: '/etc/nginx/conf.d/suchi.conf',
      databaseUrl: 'postgres:///suchi?host=/run/postgresql&user=suchi',
    });
  });

  it('are all others for another one, and another machine', () => {
    const [first, second] = [placesOf(firstAssociation), placesOf('mandal')];
    const same = Object.keys(first).filter(
      (key) => first[key as keyof typeof first] === second[key as keyof typeof first],
    );
    expect(same).toEqual([]);
    expect(placesOf('mandal', '/tmp/machine').settings).toBe('/tmp/machine/etc/suchi-mandal/suchi.env');
  });
});

describe('the ports of associations', () => {
  it('are all different', () => {
    const all = [
      ...allPorts(portsOf(firstAssociation, firstPort)),
      ...listPorts([]).flatMap((port) => allPorts(portsOf('mandal', port))),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining([8055, 8056, 18_054, 8090, 8105, 8106, 8100, 18_104]));
  });

  it('are given once', () => {
    expect(listPorts([8105, 8115])[0]).toBe(8125);
    expect([isPortOfOurs(8105), isPortOfOurs(8995), isPortOfOurs(8106), isPortOfOurs(8055)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

const unitFolder = resolve(import.meta.dirname, '../../../../ops/systemd');
const units = readdirSync(unitFolder).map((file) => ({
  file,
  text: readFileSync(join(unitFolder, file), 'utf8'),
}));

describe('the units of another association', () => {
  // A name that is also a part of the names of units.
  const rendered = new Map(
    units.map(({ file, text }) => [unitFileName(file, 'api'), renderUnit(text, { name: 'api', port: 8105 })]),
  );

  it('leave those of the first one as they are', () => {
    for (const { file, text } of units) {
      expect(renderUnit(text, { name: firstAssociation, port: firstPort })).toBe(text);
      expect(unitFileName(file, firstAssociation)).toBe(file);
    }
  });

  it('start its nodes, its worker and its timers', () => {
    expect(rendered.get('suchi-api.target')).toContain(
      'Wants=suchi-api-api@8105.service suchi-api-api@8106.service suchi-api-worker.service suchi-api-backup.timer suchi-api-drill.timer\n',
    );
    expect([...rendered.keys()]).toContain('suchi-api-api@.service');
  });

  it('have its user, its files, its release and its ports', () => {
    expect(rendered.get('suchi-api-api@.service')?.split('\n')).toEqual(
      expect.arrayContaining([
        'User=suchi-api',
        'Group=suchi-api',
        'PartOf=suchi-api.target',
        'EnvironmentFile=/etc/suchi-api/suchi.env',
        'WorkingDirectory=/opt/suchi/current-api/apps/api',
        'ReadWritePaths=/var/lib/suchi-api -/opt/suchi/current-api/apps/web/site-api',
      ]),
    );
    expect(rendered.get('suchi-api-worker.service')).toContain('SUCHI_METRICS_PORT=18104 ');
    expect(rendered.get('suchi-api-backup.service')).toContain(
      'ExecStart=/opt/suchi/current-api/bin/suchi backup --settings /etc/suchi-api/suchi.env\n',
    );
  });

  it.each([...rendered])('%s has nothing of the first one', (_, text) => {
    expect(text).not.toMatch(
      /=suchi$|suchi\.target|\/(etc|lib|backups)\/suchi(?!-api)|current\/|\b1?80\d\d\b/m,
    );
  });
});
