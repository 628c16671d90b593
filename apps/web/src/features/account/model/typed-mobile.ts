/** A stored number as its owner types it: ten digits after the field's +91, or + and the whole number. */
export function typedMobile(stored: string): string {
  return /^91\d{10}$/.test(stored) ? stored.slice(2) : stored;
}
