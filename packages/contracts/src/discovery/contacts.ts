import * as z from 'zod/mini';
import { inQuery, pageNumber } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';
import { knownPerson } from './known-person.ts';

/** Who revealed the caller's own number: each person once, the newest first. */
export const openedMineContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/opened_mine',
  input: z.object({ page: z._default(inQuery(pageNumber), 1) }),
  output: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        person: knownPerson,
        /** On how many days; a number that was opened stays open for the day. */
        times: z.int(),
        /** Also by a yes of both families. A server of the release before does not say it. */
        is_accepted: z.optional(z.boolean()),
        /** The last time. */
        at: z.string(),
      }),
    ),
  }),
});
export type OpenedMine = z.output<typeof openedMineContract.output>['items'][number];

/** The messages that the caller sent to families or received from members, newest first. */
export const messagesContract = defineContract({
  method: 'GET',
  group: 'qe_search',
  path: '/messages',
  input: z.object({
    kind: z.enum(['sent', 'received']),
    page: z._default(inQuery(pageNumber), 1),
  }),
  output: z.object({
    total: z.int(),
    items: z.array(z.object({ id: z.int(), person: knownPerson, message: z.string(), at: z.string() })),
  }),
});
export type MemberMessage = z.output<typeof messagesContract.output>['items'][number];
