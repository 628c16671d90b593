import type { OwnStanding } from '@suchi/contracts/accounts';
import type { ReadChanges, ReviewProfile, ReviewQueueItem } from '@suchi/contracts/review';
import { roleIds } from '@suchi/domain/accounts';
import { type ApiRequest, askApi, type TestInstallation } from '@suchi/testing';
import { registerWithRole } from './member.ts';
import { approveProfile, decideProfile, registerAuthor } from './profile.ts';

export type Author = Awaited<ReturnType<typeof registerAuthor>>;

interface Reviewer {
  id: string;
  token: string;
}

/** Two reviewers, and the requests about changes of approved profiles. */
export async function revisionClient(server: TestInstallation) {
  const staff = await registerWithRole(server, roleIds.admin);
  const colleague = await registerWithRole(server, roleIds.admin);
  await server.query(`update directus_users set first_name = 'Vijay', last_name = 'Rane' where id = $1`, [
    colleague.id,
  ]);
  const ask = <Data>(path: string, request: ApiRequest = {}) => askApi<Data>(server.api.url, path, request);
  return { staff, colleague, ask, ...writing(server, staff), ...reading(server, staff) };
}

function writing(server: TestInstallation, staff: Reviewer) {
  const post = <Data>(path: string, token: string, body: object) =>
    askApi<Data>(server.api.url, path, { token, body });
  return {
    approvedAuthor: async (changes: Record<string, unknown> = {}) => {
      const author = await registerAuthor(server);
      return { author, id: await approveProfile(server, staff.token, author, changes) };
    },
    save: (way: 'save_draft' | 'submit', by: Author, changes: Record<string, unknown>, more = {}) =>
      post<{ id: number; status: string }>(`/qe_profile/${way}`, by.token, {
        profile: by.profile(changes),
        ...more,
      }),
    withdraw: (by: { token: string }, body = {}) =>
      post<{ status: string }>('/qe_profile/withdraw_changes', by.token, body),
    change: (by: Author, action: string) =>
      post<{ status: string }>('/qe_profile/change_status', by.token, { action }),
    attend: (token: string, body: object) => post('/qe_profile/attendance', token, body),
    decide: (by: { token: string }, id: number, action: string, reason = 'Photo is not clear') =>
      decideProfile(server, by.token, { profile_id: id, action, reason }),
    decideAt: (id: number, action: string, submitted_at: string | undefined, by = staff) =>
      post('/qe_review/decide', by.token, {
        profile_id: id,
        action,
        reason: 'Photo is not clear',
        submitted_at,
      }),
  };
}

function reading(server: TestInstallation, staff: Reviewer) {
  const get = async <Data>(path: string, { token }: { token: string }) =>
    (await askApi<Data>(server.api.url, path, { token })).data;
  return {
    standingOf: (by: Author) => get<OwnStanding>('/qe_profile/standing', by),
    changesOf: (by: Author) => get<ReadChanges>('/qe_profile/changes', by),
    reviewed: (id: number) => get<ReviewProfile>(`/qe_review/profile?id=${id}`, staff),
    queued: async (id: number) => {
      const { items } = await get<{ items: ReviewQueueItem[] }>('/qe_review/queue?limit=100', staff);
      return items.find((item) => item.id === id);
    },
    petnameOf: async (id: number) => {
      const [row] = await server.query<{ petname: string }>(
        'select petname from qd_matrimonial_profile where id = $1',
        [id],
      );
      return row?.petname;
    },
    /** The steps in the audit log, oldest first. */
    trailOf: async (id: number) => {
      const lines = await server.query<{ action: string }>(
        "select action from audit_log where subject_id = $1 and action not like 'profile.open%' order by id",
        [String(id)],
      );
      return lines.map(({ action }) => action.replace('profile.', ''));
    },
  };
}
