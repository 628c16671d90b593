import { roleIds } from '@suchi/domain/accounts';
import type { EditionBook } from '@suchi/contracts/print';
import { askApi, shareInstallation } from '@suchi/testing';
import type { PersonPlan } from './community.ts';
import { registerWithRole } from './member.ts';

export const sections = [
  { kind: 'unmarried_male', title: 'Unmarried Males', from: 1, to: 5, order: 'name' },
  { kind: 'unmarried_female', title: 'Unmarried Females', from: 11, to: 20, order: 'age' },
  { kind: 'late', title: 'Late entries', from: 101, to: 110, order: 'date' },
];

export interface Plan {
  candidates: { profile_id: number; serial_number: number | null; problems: string[]; is_kept: boolean }[];
  conflicts: { serial_number: number; reason: string; profile_ids: number[] }[];
  freed: { profile_id: number; serial_number: number }[];
  losing: { profile_id: number }[];
  digest: string;
}

/** Numbers for the men, and everyone anew. */
export const wish = { section: 'unmarried_male', scope: 'all', keeps_wishes: true };

export const man = (last_name: string, profile: object = {}): PersonPlan => ({
  gender: 'Male',
  profile: { last_name, marital_status: 'Unmarried', date_created: '2025-01-10T00:00:00Z', ...profile },
});

export const refusal = (reason: string, more: object = {}) => ({
  status: 409,
  code: 'EDITION_REFUSED',
  extensions: { reason, ...more },
});

/** An admin at the pages Edition and Give serial numbers. */
export async function openEditionOffice() {
  const server = await shareInstallation();
  const admin = await registerWithRole(server, roleIds.admin);
  const [current] = await server.query<{ id: number }>('select id from edition where is_current');
  const edition = current?.id ?? 0;
  const ask = <Data>(path: string, body?: object) =>
    askApi<Data>(server.api.url, `/qe_edition${path}`, { token: admin.token, ...(body && { body }) });
  const plan = async (changed: object = {}) => (await ask<Plan>('/plan', { ...wish, ...changed })).data;
  return {
    server,
    admin,
    edition,
    ask,
    plan,
    apply: async (changed: object = {}) => {
      const { digest } = await plan(changed);
      return ask<EditionBook>('/apply', { ...wish, ...changed, digest });
    },
    /** The number of every profile, by its id. */
    numbers: async () => {
      const rows = await server.query<{ id: number; serial_number: number | null; edition: number | null }>(
        'select id, serial_number, edition from qd_matrimonial_profile order by id',
      );
      return Object.fromEntries(rows.map(({ id, ...number }) => [id, number]));
    },
    /** No people, no numbers and one open edition. */
    clear: async () => {
      await server.query('delete from serial_run');
      await server.query('delete from printed_profile');
      await server.query('update edition set frozen_at = null, file_made_at = null, is_current = false');
      await server.query('update edition set is_current = true where id = $1', [edition]);
      await server.query('delete from qd_matrimonial_profile');
      await server.query('delete from edition where id <> $1', [edition]);
      await server.query('update edition set sections = $1, registration_until = $2 where id = $3', [
        JSON.stringify(sections),
        '2025-10-15',
        edition,
      ]);
    },
  };
}
