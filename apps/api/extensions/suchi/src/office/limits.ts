import { byAccount } from '../platform/route.ts';

/** A page of a list, its counts, and the next search while someone types. */
export const readingLists = {
  rule: { name: 'office-reading', times: 6000, perSeconds: 3600 },
  subject: byAccount,
};

/** A file costs as much as hundreds of pages. */
export const exportingLists = {
  rule: { name: 'office-exporting', times: 120, perSeconds: 3600 },
  subject: byAccount,
};

export const archivingLists = {
  rule: { name: 'office-archiving', times: 1200, perSeconds: 3600 },
  subject: byAccount,
};

/** "Look again", as often as a worried person presses it. */
export const lookingAtStatus = {
  rule: { name: 'system-status', times: 120, perSeconds: 600 },
  subject: byAccount,
};
