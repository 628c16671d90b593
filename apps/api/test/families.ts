import type { FamilyCounts, FamilyListItem, Interest, InterestSheet } from '@suchi/contracts/families';
import { askApi, type TestInstallation } from '@suchi/testing';
import { insertPerson, type Person, type PersonPlan } from './community.ts';
import { discoveryClient } from './discovery.ts';

/** Requests of families; each may go to another node. */
export function familiesClient(server: TestInstallation) {
  let turn = 0;
  const url = () => {
    turn += 1;
    return server.nodes[turn % server.nodes.length]?.url ?? server.api.url;
  };
  const get = <Data>({ token }: Person, path: string) =>
    askApi<Data>(url(), `/qe_families${path}`, { token });
  const post = <Data = Interest>({ token }: Person, path: string, body: object) =>
    askApi<Data>(url(), `/qe_families${path}`, { token, body });
  return {
    list: (who: Person, kind: string, page = 1) =>
      get<{ total: number; items: FamilyListItem[] }>(who, `/list?kind=${kind}&page=${page}`),
    counts: (who: Person) => get<FamilyCounts>(who, '/counts'),
    one: (who: Person, id: number) => get<Interest & { next_steps: string | null }>(who, `/one?id=${id}`),
    sheet: (who: Person, to: Person) => get<InterestSheet>(who, `/sheet?profile_id=${to.profileId}`),
    send: (who: Person, to: Person, more: object = {}) =>
      post(who, '/send', { profile_id: to.profileId, sentence: 'liked', ...more }),
    seen: (who: Person, id: number) => post<object>(who, '/seen', { id }),
    answer: (who: Person, id: number, answer: 'yes' | 'later' | 'no', more: object = {}) =>
      post(who, '/answer', { id, answer, sentence: usual[answer], ...more }),
    undo: (who: Person, id: number) => post(who, '/undo', { id }),
    remind: (who: Person, id: number) => post(who, '/remind', { id }),
    withdraw: (who: Person, id: number) => post(who, '/withdraw', { id }),
    close: (who: Person, id: number, sentence = 'moved_ahead') => post(who, '/close', { id, sentence }),
  };
}

const usual = { yes: 'call_us', later: 'little_time', no: 'not_the_match' } as const;

/** A man and a woman, each with a number of their own. */
export async function makeFamilies(
  server: TestInstallation,
  plans: { rohan?: PersonPlan; meera?: PersonPlan } = {},
): Promise<{ rohan: Person; meera: Person }> {
  const rohan = await insertPerson(server, plans.rohan);
  const meera = await insertPerson(server, { gender: 'Female', ...plans.meera });
  const { giveMobiles } = discoveryClient(server);
  await giveMobiles(rohan.profileId, numberOf(rohan), `${numberOf(rohan)}9`);
  await giveMobiles(meera.profileId, numberOf(meera), `${numberOf(meera)}9`);
  return { rohan, meera };
}

/** It is in no answer before both said yes. */
export const numberOf = ({ profileId }: Person) => `+9198${profileId}00`;

/** As if so much time had passed since every step. */
export const moveBack = (server: TestInstallation, id: number, interval: string) =>
  server.query(
    `update interest set sent_at = sent_at - $2::interval, seen_at = seen_at - $2::interval,
            answered_at = answered_at - $2::interval, settles_at = settles_at - $2::interval,
            accepted_at = accepted_at - $2::interval, closed_at = closed_at - $2::interval,
            reminded_at = reminded_at - $2::interval, told_at = told_at - $2::interval,
            open_until = (open_until - $2::interval)::date
      where id = $1`,
    [id, interval],
  );

export const settle = (server: TestInstallation, id: number) => moveBack(server, id, '16 seconds');

export interface QueuedMail {
  kind: string;
  subject: string;
  body_content: string;
  interest: { id: number; states: string[]; settlesAt: string | null };
  start_after: Date;
}

/** What was queued for a person about interests, in the order of its queueing. */
export const mailsTo = (server: TestInstallation, who: Person): Promise<QueuedMail[]> =>
  server.query<QueuedMail>(
    `select m.kind, m.subject, m.body_content, j.data -> 'interest' as interest, j.start_after
       from qdb_mail m join directus_users u on u.email = m.to_email
       join pgboss.job j on j.data ->> 'mailId' = m.id::text
      where u.id = $1 and m.kind like 'interest%' order by m.date_created, m.kind`,
    [who.id],
  );

/** Two families of which one wrote to the other, and what tests ask about them. */
export function familyStories(server: TestInstallation) {
  const families = familiesClient(server);
  const sent = async (plans: Parameters<typeof makeFamilies>[1] = {}) => {
    const pair = await makeFamilies(server, plans);
    const { data, code } = await families.send(pair.rohan, pair.meera);
    if (code !== null) throw new Error(`sending was refused: ${code}`);
    return { ...pair, id: data.id };
  };
  return {
    families,
    sent,
    accepted: async () => {
      const all = await sent();
      const { code } = await families.answer(all.meera, all.id, 'yes');
      if (code !== null) throw new Error(`the answer was refused: ${code}`);
      await settle(server, all.id);
      return all;
    },
    rowOf: async (id: number) =>
      (await server.query<Record<string, unknown>>('select * from interest where id = $1', [id]))[0],
    endSubscription: (who: Person) =>
      server.query('delete from qd_subscriptions where "user" = $1', [who.id]),
  };
}

/** The reason of a refusal about interest; otherwise the code, null for none. */
export async function refusalOf(
  asked: Promise<{ code: string | null; extensions: Record<string, unknown> }>,
): Promise<unknown> {
  const { code, extensions } = await asked;
  return code === 'INTEREST_REFUSED' ? extensions['reason'] : code;
}

/** As the association has it at first. */
export const resetInterests = (server: TestInstallation) =>
  server.query(`update admin_setting set interest_open_limit = 10, interest_daily_limit = 20, interest_open_days = 30,
    interest_again_days = 180, interest_seen_shown = true`);
