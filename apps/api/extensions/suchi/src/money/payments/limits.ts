import { byAccount, byAddress } from '../../platform/route.ts';

const hour = 3600;

export const reading = { rule: { name: 'payment-read', times: 3000, perSeconds: hour }, subject: byAccount };
/** Each can make an order at the provider. */
export const buying = { rule: { name: 'payment-buy', times: 60, perSeconds: hour }, subject: byAccount };
/** Each asks the provider, which limits us too. */
export const checking = { rule: { name: 'payment-check', times: 240, perSeconds: hour }, subject: byAccount };
/** The provider sends its events from few addresses, and several for each payment. */
export const webhooks = {
  rule: { name: 'payment-webhook', times: 6000, perSeconds: 60 },
  subject: byAddress,
};
/** Wide, because a village can share an address. */
export const returning = { rule: { name: 'payment-return', times: 300, perSeconds: 60 }, subject: byAddress };
