/** What families read of the uses of their data, in the order of the page. */
export const useKinds = ['numbers', 'staff', 'exports', 'own', 'links'] as const;
export type UseKind = (typeof useKinds)[number];

/** What happened. */
export const dataUses = [
  'number_opened',
  'profile_opened',
  'account_opened',
  'acted',
  'hall_card_read',
  'exported',
  'office_copy',
  'downloaded',
  'link_opened',
] as const;
export type DataUse = (typeof dataUses)[number];

/** For what staff opened a profile, where a page has one purpose. */
export const openingReasons = ['submission', 'changes', 'report'] as const;
export type OpeningReason = (typeof openingReasons)[number];

/** Files with many people, by what they list. */
export const exportedLists = [
  'candidates',
  'members',
  'subscriptions',
  'orders',
  'receipts',
  'calls',
  'answers',
  'numbers',
  'labels',
  'book',
  'incident',
] as const;
export type ExportedList = (typeof exportedLists)[number];

const listOfCollection: Readonly<Record<string, ExportedList>> = {
  qd_matrimonial_profile: 'candidates',
  directus_users: 'members',
  qd_subscriptions: 'subscriptions',
  qd_order: 'orders',
  receipt: 'receipts',
  freshness_question: 'calls',
  proof_answer: 'answers',
  book_job: 'book',
  incident: 'incident',
};

/** What a file of the office listed, from its line in the audit log. */
export function findExportedList({
  action,
  collection,
  list,
}: {
  action: string;
  collection: string;
  list: string;
}): ExportedList | null {
  if (action === 'order.print_labels') return 'labels';
  if (collection === 'qd_matrimonial_profile' && list === 'serial_plan') return 'numbers';
  return listOfCollection[collection] ?? null;
}

/** Families read a year back. */
export const usesKeptDays = 365;
export const usesAPage = 20;
