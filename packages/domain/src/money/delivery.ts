import type { Decision } from '../basics/decision.ts';
import { checkOrderStep, orderRefusals, type OrderState } from './order.ts';

/** The names of the couriers that have one. */
export const carrierNames = {
  speed_post: 'India Post, Speed Post',
  registered_parcel: 'India Post, Registered Parcel',
  dtdc: 'DTDC',
  blue_dart: 'Blue Dart',
  delhivery: 'Delhivery',
  professional: 'The Professional Couriers',
} as const;
type NamedCarrier = keyof typeof carrierNames;
/** Who carries a book. */
export type Carrier = NamedCarrier | 'other';
export const carriers: readonly Carrier[] = [...(Object.keys(carrierNames) as NamedCarrier[]), 'other'];

/** Where a buyer finds the parcel. Few carriers have an address for one number, so a search leads to their page. */
export function findTrackingUrl(carrier: Carrier | null, number: string): string {
  const name = carrier === null || carrier === 'other' ? '' : `${carrierNames[carrier]} `;
  return `https://www.google.com/search?q=${encodeURIComponent(`${name}tracking ${number}`)}`;
}

/** The length of a tracking number, spaces not counted. */
export const trackingLength = { min: 8, max: 30 } as const;

/** A tracking number as it is stored: capital letters and digits, without spaces and hyphens. */
export function normaliseTracking(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** What is wrong with a typed tracking number. None at all is allowed. */
export type TrackingFault = 'too_short' | 'too_long' | 'characters' | 'repeated';

/** The first fault of a tracking number beside the other numbers of the same dispatch. */
export function findTrackingFault(typed: string, others: readonly string[] = []): TrackingFault | null {
  const number = normaliseTracking(typed);
  if (number === '') return null;
  if (!/^[A-Z0-9]+$/.test(number)) return 'characters';
  if (number.length < trackingLength.min) return 'too_short';
  if (number.length > trackingLength.max) return 'too_long';
  return others.some((other) => normaliseTracking(other) === number) ? 'repeated' : null;
}

/** How a book was sent. */
export interface Dispatch {
  carrier: Carrier;
  trackingNumber: string | null;
}

/** Why a book cannot be dispatched. */
export const dispatchRefusals = [...orderRefusals, 'address_missing', 'tracking_taken'] as const;
export type DispatchRefusal = (typeof dispatchRefusals)[number];

/** Whether a parcel can be addressed. The town and the pincode of older orders are in the address itself. */
export function hasAddress({ address }: { address: string | null }): boolean {
  return address !== null && address.trim() !== '';
}

/**
 * Whether an order may be dispatched in this way. Asking for what was already done is allowed and changes nothing, so
 * that a request whose answer was lost can be sent again.
 */
export function checkDispatch(
  order: OrderState & { dispatch: Dispatch | null; address: string | null },
  wanted: Dispatch,
  isTrackingTaken: boolean,
): Decision<DispatchRefusal, { isRepeat: boolean }> {
  const { dispatch } = order;
  const isSame = dispatch?.carrier === wanted.carrier && dispatch.trackingNumber === wanted.trackingNumber;
  if (order.step === 'dispatched' && !order.isArchived && isSame) return { allowed: true, isRepeat: true };
  const decision = checkOrderStep(order, 'dispatched');
  if (!decision.allowed) return decision;
  if (!hasAddress(order)) return { allowed: false, reason: 'address_missing' };
  if (isTrackingTaken) return { allowed: false, reason: 'tracking_taken' };
  return { allowed: true, isRepeat: false };
}
