import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;
/** The clocks of phones differ a little. */
const stepsOff = [0, -1, 1];

/** 160 bits, as RFC 4226 recommends. In base 32, as authenticator apps read it. */
export function makeKey(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function bytesOf(key: string): Buffer {
  const bits = Array.from(key, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits of one half minute: RFC 6238. */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** The half minute that a code belongs to; null for a wrong one. */
export function findStep(key: string, code: string, now: Date): number | null {
  const present = Math.floor(now.getTime() / stepMs);
  const typed = Buffer.from(code);
  const isCodeOf = (step: number) =>
    typed.length === 6 && timingSafeEqual(typed, Buffer.from(codeAt(key, step)));
  return stepsOff.map((off) => present + off).find(isCodeOf) ?? null;
}

/** What an authenticator app reads from the QR code, or opens as a link. */
export function keyUrl(key: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}
