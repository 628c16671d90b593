/** A stored number as its owner would type it: ten digits beside the +91 of the field, or + and the whole number. */
export function typedMobile(stored: string): string {
  return /^91\d{10}$/.test(stored) ? stored.slice(2) : stored;
}
