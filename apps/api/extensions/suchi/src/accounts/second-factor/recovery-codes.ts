import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike on paper. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const [groups, groupLength] = [4, 4];
const codesOfAnAccount = 10;

const makeGroup = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
const makeCode = () => Array.from({ length: groups }, makeGroup).join('-');

/** Each works once, for a person whose phone is gone. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codesOfAnAccount }, makeCode);
}

/** Only this is stored. A code has 79 random bits, so a fast hash is enough. */
export function hashRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`recovery:${plain}`).digest('base64url');
}
