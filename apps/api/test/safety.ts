import { askApi, type TestInstallation } from '@suchi/testing';

export function safetyClient(server: TestInstallation) {
  const get = <Data = Record<string, unknown>>(token: string, path: string) =>
    askApi<Data>(server.api.url, `/qe_safety${path}`, { token });
  return {
    report: (token: string, profile_id: number, more: object = {}) =>
      askApi<{ reference: string; is_added: boolean }>(server.api.url, '/qe_safety/report', {
        token,
        body: { profile_id, reason: 'keeps_calling', source: 'opened', ...more },
      }),
    person: (token: string, profileId: number) => get(token, `/person?profile_id=${profileId}`),
    own: (token: string) => get(token, '/reports'),
    queue: (token: string, state = 'open') =>
      get<{ total: number; open: number; items: Record<string, unknown>[] }>(token, `/queue?state=${state}`),
    case: (token: string, id: number) => get(token, `/case?id=${id}`),
    decide: (token: string, body: object) => askApi(server.api.url, '/qe_safety/decide', { token, body }),
  };
}
