/** Why a bulk mail was not delivered, in words that staff can act on. */
export const deliveryFailures = [
  'address_unknown',
  'mailbox_full',
  'refused',
  'server_unreachable',
  'internal_error',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

const knownCodes: Record<string, DeliveryFailure> = {
  smtp_550: 'address_unknown',
  smtp_551: 'address_unknown',
  smtp_553: 'address_unknown',
  smtp_452: 'mailbox_full',
  smtp_552: 'mailbox_full',
  mail_server_unreachable: 'server_unreachable',
};

/** From the reason that the mail transport reports, such as `smtp_550`. */
export function findDeliveryFailure(reported: string): DeliveryFailure {
  return knownCodes[reported] ?? (reported.startsWith('smtp_') ? 'refused' : 'internal_error');
}

/** An address that does not exist must be corrected first. */
export function canRetryDelivery(failure: DeliveryFailure): boolean {
  return failure !== 'address_unknown';
}

const triesMax = 5;
const minuteMs = 60_000;

/** When to try again after a temporary failure; null when the tries are used up. */
export function findNextTry(tries: number, now: Date): Date | null {
  return tries >= triesMax ? null : new Date(now.getTime() + 2 ** tries * minuteMs);
}
