import { createHmac, hkdfSync } from 'node:crypto';

/** Phones at the doors have it, so that they know a pass without a network. It opens nothing else. */
export const passKeyOf = (secret: string, edition: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `suchi-melawa-pass:${edition}`, 32));

const hash = (secret: string, edition: number, text: string): string =>
  createHmac('sha256', passKeyOf(secret, edition)).update(`${edition}:${text}`).digest('hex');

export const hashPassToken = (secret: string, edition: number, token: string): string =>
  hash(secret, edition, token);

/** With or without its dash. */
export const hashPassCode = (secret: string, edition: number, code: string): string =>
  hash(secret, edition, code.replaceAll('-', ''));

/** So that a desk finds a mobile number that is typed whole, and can read none. As `normaliseMobile` writes it. */
export const hashMobile = (secret: string, edition: number, mobile: string): string =>
  hash(secret, edition, `mobile:${mobile}`);
