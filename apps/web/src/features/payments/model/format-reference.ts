/** A bank's 12 digits in groups of four, as people read them out: `4319 2884 6102`. */
export function formatBankReference(reference: string): string {
  return /^\d{12}$/.test(reference) ? reference.replace(/(\d{4})(?=\d)/g, '$1 ') : reference;
}
