import type { Notes } from './entities.ts';
import { refuse } from './provider-error.ts';

export type CaptureSetting = 'automatic' | 'manual';

export interface OrderRequest {
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Notes;
  capture: CaptureSetting;
}

export interface RefundRequest {
  /** Undefined: everything that is left. */
  amount: number | undefined;
  notes: Notes;
  receipt: string | null;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses what the provider refuses: no JSON object, or a field it does not know. */
export function readFields(body: string, known: string[]): Fields {
  const fields = parseJson(body);
  if (!isObject(fields)) return refuse('The request body must be a JSON object.');
  const extra = Object.keys(fields).filter((name) => !known.includes(name));
  if (extra.length > 0) refuse(`${extra.join(', ')} is/are not required and should not be sent`);
  return fields;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body === '' ? '{}' : body);
  } catch {
    return refuse('The request body is not valid JSON.');
  }
}

export function readOrderRequest(body: string): OrderRequest {
  const fields = readFields(body, ['amount', 'currency', 'receipt', 'notes', 'payment', 'partial_payment']);
  return {
    amount: readAmount(fields['amount']),
    currency: readCurrency(fields['currency']),
    receipt: readReceipt(fields['receipt']),
    notes: readNotes(fields['notes']),
    capture: readCapture(fields['payment']),
  };
}

export function readRefundRequest(body: string): RefundRequest {
  const fields = readFields(body, ['amount', 'speed', 'notes', 'receipt']);
  if (fields['speed'] !== undefined && fields['speed'] !== 'normal')
    refuse('The speed must be normal.', 'speed');
  return {
    amount: fields['amount'] === undefined ? undefined : readAmount(fields['amount']),
    notes: readNotes(fields['notes']),
    receipt: readReceipt(fields['receipt']),
  };
}

export function readAmount(value: unknown): number {
  if (value === undefined) refuse('The amount field is required.', 'amount');
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    return refuse('The amount must be an integer.', 'amount');
  if (value < 100) refuse('The amount must be at least INR 1.00', 'amount');
  return value;
}

export function readCurrency(value: unknown): string {
  if (value === undefined) refuse('The currency field is required.', 'currency');
  return value === 'INR' ? value : refuse('Currency is not supported', 'currency');
}

function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value === '') return refuse('The receipt must be a string.', 'receipt');
  if (value.length > 40) refuse('The receipt may not be greater than 40 characters.', 'receipt');
  return value;
}

const isShort = ([key, text]: [string, unknown]) => key.length <= 256 && String(text).length <= 256;

function readNotes(value: unknown): Notes {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.length === 0) return [];
  if (!isObject(value)) return refuse('The notes must be a key-value map.', 'notes');
  const notes = Object.entries(value);
  if (notes.length > 15) refuse('Number of fields in notes should be less than or equal to 15', 'notes');
  if (!notes.every(isShort)) refuse('Each note may not be longer than 256 characters.', 'notes');
  return notes.length === 0 ? [] : Object.fromEntries(notes.map(([key, text]) => [key, String(text)]));
}

/** Without a setting the account's own holds, which is automatic unless someone changed it. */
function readCapture(value: unknown): CaptureSetting {
  if (value === undefined) return 'automatic';
  const { capture, capture_options: options = {} } = isObject(value) ? value : {};
  if (capture !== 'automatic' && capture !== 'manual')
    return refuse('The capture must be automatic or manual.', 'payment.capture');
  if (!isObject(options)) return refuse('The capture options must be an object.', 'payment.capture_options');
  const automatic = options['automatic_expiry_period'];
  const manual = options['manual_expiry_period'] ?? 7200;
  if (capture === 'automatic' && !isMinutes(automatic))
    refuse('The automatic expiry period must be at least 12 minutes.', 'payment.capture_options');
  if (!isMinutes(manual) || manual > 7200 || (isMinutes(automatic) && manual < automatic))
    refuse('The manual expiry period must be between the automatic one and 7200.', 'payment.capture_options');
  if (options['refund_speed'] !== 'normal' && options['refund_speed'] !== 'optimum')
    refuse('The refund speed must be normal or optimum.', 'payment.capture_options');
  return capture;
}

const isMinutes = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 12;
