import type { DeliveryAddress, OwnOrder } from '@suchi/contracts/money';
import * as z from 'zod/mini';
import { deviceCopyKey } from '../../shared/api/device-copies.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';

const text = z._default(z.string(), '');
/** An address as it is typed. */
export const deliveryDraft = z.object({
  name: text,
  address: text,
  city: text,
  pincode: text,
  mobile: text,
  alternate_mobile: text,
});

/** The fields as typed; an empty alternate mobile is not sent. */
export type DeliveryFields = z.output<typeof deliveryDraft>;

export const noDelivery: DeliveryFields = deliveryDraft.parse({});
/** In the order of the form. */
export const requiredDelivery = ['name', 'address', 'city', 'pincode', 'mobile'] as const;

const keyOf = (userId: string) => deviceCopyKey('delivery', userId);

/** What was typed on this device and not paid yet. */
export function readDeliveryDraft(userId: string): DeliveryFields | null {
  try {
    const kept = deviceStorage.getItem(keyOf(userId));
    return kept === null ? null : deliveryDraft.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

export function keepDeliveryDraft(userId: string, fields: DeliveryFields): void {
  try {
    deviceStorage.setItem(keyOf(userId), JSON.stringify(fields));
  } catch {
    // Private windows and full phones refuse; the form still works.
  }
}

export function forgetDeliveryDraft(userId: string): void {
  try {
    deviceStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** A stored address, to be changed. */
export function toFields(delivery: OwnOrder['delivery']): DeliveryFields {
  return deliveryDraft.parse({ ...delivery, mobile: withoutCountryCode(delivery?.mobile ?? null) });
}

export function toDelivery({ alternate_mobile: alternate, ...fields }: DeliveryFields): DeliveryAddress {
  return alternate.trim() === '' ? fields : { ...fields, alternate_mobile: alternate };
}

/** `919876543210` is shown behind +91, so without it. */
export function withoutCountryCode(mobile: string | null): string {
  return (mobile ?? '').replace(/^\+?91(?=\d{10}$)/, '');
}
