import { byAccount } from '../platform/route.ts';

/** More than a family needs. All members share the list, so one member must not fill it. */
export const addingValues = {
  rule: { name: 'lookup-add', times: 30, perSeconds: 3600 },
  subject: byAccount,
};
export const readingLists = {
  rule: { name: 'lookup-reading', times: 3600, perSeconds: 3600 },
  subject: byAccount,
};
export const changingLists = {
  rule: { name: 'lookup-changing', times: 600, perSeconds: 3600 },
  subject: byAccount,
};
