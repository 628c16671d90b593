import { byAccount } from '../../platform/route.ts';

const hour = 3600;

export const readingOrders = {
  rule: { name: 'orders-reading', times: 6000, perSeconds: hour },
  subject: byAccount,
};
export const writingOrders = {
  rule: { name: 'orders-writing', times: 1200, perSeconds: hour },
  subject: byAccount,
};
/** Each lists the addresses of many buyers. */
export const printingLabels = {
  rule: { name: 'orders-labels', times: 120, perSeconds: hour },
  subject: byAccount,
};
/** A file costs as much as hundreds of pages. */
export const exportingOrders = {
  rule: { name: 'orders-exporting', times: 120, perSeconds: hour },
  subject: byAccount,
};
