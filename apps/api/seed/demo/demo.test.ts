import { demoCommunity, demoTables } from '@suchi/demo';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaFolderIds } from '@suchi/domain/profiles';
import { isReadableBrand, parseLanguages } from '@suchi/domain/settings';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema/index.ts';
import { demoDuties, demoLogins } from '../demo-logins.ts';
import { lookupRows } from '../reference/index.ts';
import { listDemoAssociations, readDemoAssociation } from './demo-association.ts';
import { describePhotos, drawPhotos } from './draw-photos.ts';

const options = {
  logins: demoLogins,
  lookups: lookupRows,
  editions: { last: 1, current: 2 },
  today: '2026-11-15',
};
const community = demoCommunity(options);

describe('the demo community and the installation it is loaded into', () => {
  it('refers to values of the reference data', () => {
    const known = new Set(lookupRows.map(({ id }) => id));
    const linked = Object.entries(
      schema.find(({ collection }) => collection === 'qd_matrimonial_profile')?.fields ?? {},
    )
      .filter(([, { relation }]) => relation?.kind === 'points_to' && relation.collection === 'qdb_lookup')
      .map(([field]) => field);
    expect(linked.length).toBeGreaterThan(8);
    const unknown = community.profiles.flatMap((profile) =>
      linked.filter((field) => {
        const id = (profile as unknown as Record<string, number | null>)[field] ?? null;
        return id !== null && !known.has(id);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('fills columns that exist, and every required column', () => {
    for (const { collection, rows } of demoTables(community)) {
      const fields = schema.find((each) => each.collection === collection)?.fields ?? {};
      const columns = Object.keys(rows[0] ?? {});
      expect(
        columns.filter((column) => !(column in fields)),
        collection,
      ).toEqual([]);
      const needed = Object.entries(fields).filter(
        ([, { isNullable, defaultValue, hasAutoIncrement }]) =>
          !isNullable && defaultValue === null && !hasAutoIncrement,
      );
      expect(
        needed.map(([field]) => field).filter((field) => !columns.includes(field)),
        collection,
      ).toEqual([]);
    }
  });

  it.each(listDemoAssociations())('has settings of %s that exist and are right', (name) => {
    const { settings, edition } = readDemoAssociation(name);
    const fieldsOf = (wanted: string) =>
      Object.keys(schema.find(({ collection }) => collection === wanted)?.fields ?? {});
    expect(fieldsOf('admin_setting')).toEqual(expect.arrayContaining(Object.keys(settings)));
    expect(fieldsOf('edition')).toEqual(expect.arrayContaining(Object.keys(edition)));
    expect(isReadableBrand(settings['brand_colour'] ?? '')).toBe(true);
    expect(parseLanguages(settings['languages'] ?? '')).toContain(settings['default_language']);
  });

  it('is the community of the association: another one has other people', () => {
    const { communities } = readDemoAssociation('reva');
    const reva = demoCommunity({ ...options, communities });
    const gujarati = reva.profiles.filter(({ own_script_name: name }) => /[\u0A80-\u0AFF]/.test(name ?? ''));
    const named = reva.profiles.filter(({ own_script_name: name }) => name !== null);
    expect(gujarati.length / named.length).toBeGreaterThan(0.9);
    expect(() => readDemoAssociation('../demo')).toThrow('one of reva, sahyadri');
  });

  it('gives the logins their expected roles', () => {
    const profileOf = (login: keyof typeof demoLogins) =>
      community.profiles.find(({ user }) => user === community.loginUserIds[login]) ?? null;
    expect([profileOf('admin'), profileOf('newcomer')]).toEqual([null, null]);
    for (const login of ['member', 'subscriber', 'tester'] as const)
      expect(profileOf(login)?.status).toBe('Active');
    expect(profileOf('draft')?.status).toBe('Draft');
    for (const login of ['reviewer', 'treasurer', 'dispatcher'] as const)
      expect([profileOf(login), demoLogins[login].role, demoDuties[login]?.length]).toEqual([
        null,
        'staff',
        expect.any(Number),
      ]);
    const subscribers = community.subscriptions.map(({ user }) => user);
    expect(subscribers).toContain(community.loginUserIds.subscriber);
    expect(subscribers).not.toContain(community.loginUserIds.member);
  });

  it('has photos as if their owners had uploaded them', async () => {
    const few = { ...community, photoFiles: community.photoFiles.slice(0, 2) };
    const folder = mkdtempSync(join(tmpdir(), 'suchi-demo-photos-'));
    await drawPhotos(few, folder);
    const rows = await describePhotos(few, folder);
    expect(rows).toHaveLength(2);
    for (const row of rows)
      expect(row).toMatchObject({
        folder: mediaFolderIds.photos,
        uploaded_by: expect.any(String) as string,
        width: 600,
        height: 750,
        metadata: { blur: expect.stringMatching(/^data:image\/webp;base64,.{20,380}$/) as string },
      });
  });
});
