import { type ApiRequest, askApi, type TestInstallation } from '@suchi/testing';
import { insertRows } from './community.ts';

export const favourites = 'junction_directus_users_qd_matrimonial_profile';
export const blocks = `${favourites}_1`;
export const notes = 'matrimonial_profile_notes';

export interface FoundCards {
  total: number;
  near_spellings: string[] | null;
  items: {
    id: number;
    serial_number: number | null;
    mobiles: string[] | null;
    favourite_id: number | null;
  }[];
}

export function discoveryClient(server: TestInstallation) {
  const ask = <Data = Record<string, unknown>>(path: string, request: ApiRequest = {}) =>
    askApi<Data>(server.api.url, path, request);
  const search = (token: string, filters: object = {}, more: object = {}, url = server.api.url) =>
    askApi<FoundCards>(url, '/qe_search/profiles', { token, body: { filters, ...more } });
  return {
    ask,
    search,
    /** Reads all pages and returns the ids in order. */
    async walk(
      token: string,
      filters: object = {},
      sort = 'newest',
      url = server.api.url,
    ): Promise<number[]> {
      const found: number[] = [];
      for (let page = 1; ; page += 1) {
        const { data, code } = await search(token, filters, { sort, page }, url);
        if (code !== null) throw new Error(code);
        found.push(...data.items.map(({ id }) => id));
        if (data.items.length > 0) continue;
        if (data.total !== found.length) throw new Error(`${found.length} were found of ${data.total}`);
        return found;
      }
    },
    open: (token: string, id: number) => ask(`/qe_search/profile?id=${id}`, { token }),
    reveal: (token: string, profile_id: number) =>
      ask<{ mobiles: string[]; left_today: number }>('/qe_search/reveal', { token, body: { profile_id } }),
    mail: (token: string, profile_id: number, message = 'Namaste, we would like to meet your family.') =>
      ask<{ left_today: number }>('/qe_search/send_mail', { token, body: { profile_id, message } }),
    list: (token: string, kind: string) =>
      ask<{ total: number; items: Record<string, unknown>[] }>(`/qe_search/list?kind=${kind}`, { token }),
    giveMobiles: (profile: number, ...numbers: string[]) =>
      insertRows(
        server,
        'qd_address',
        numbers.map((mobile) => ({
          profile,
          name: 'Home',
          address: '12 Laxmi Road',
          city: 'Pune',
          country: 1470,
          mobile,
        })),
      ),
  };
}
