/** A place in PostgreSQL's write-ahead log, in bytes. Exact up to nine petabytes. */
export type WalPosition = number;

/** From PostgreSQL's text, such as `16/B374D848`: two hexadecimal numbers of 32 bits. */
export function parseWalPosition(text: string): WalPosition {
  const [high = '', low = ''] = text.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}
