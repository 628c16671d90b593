/** What opens the list on this phone: a key that is wrapped with the PIN. It can be kept as it is. */
export interface Lock {
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  wrapped: ArrayBuffer;
  rounds: number;
}

/** As slow as a phone bears, because a PIN has six figures only. */
const roundsOfPin = 600_000;
const ivBytes = 12;
const cipher = { name: 'AES-GCM', length: 256 } as const;

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const withIv = (iv: Uint8Array<ArrayBuffer>) => ({ name: cipher.name, iv });

async function keyOfPin(pin: string, { salt, rounds }: Pick<Lock, 'salt' | 'rounds'>): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(pin);
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(how, base, cipher, false, ['wrapKey', 'unwrapKey']);
}

export async function makeLock(pin: string): Promise<Lock> {
  const about = { salt: randomBytes(16), iv: randomBytes(ivBytes), rounds: roundsOfPin };
  const key = await crypto.subtle.generateKey(cipher, true, ['encrypt', 'decrypt']);
  const wrapped = await crypto.subtle.wrapKey('raw', key, await keyOfPin(pin, about), withIv(about.iv));
  return { ...about, wrapped };
}

/** The key, which no script can read out; null: the PIN is another one. */
export async function openLock(lock: Lock, pin: string): Promise<CryptoKey | null> {
  const own = await keyOfPin(pin, lock);
  return crypto.subtle
    .unwrapKey('raw', lock.wrapped, own, withIv(lock.iv), cipher, false, ['encrypt', 'decrypt'])
    .catch(() => null);
}

export async function sealBytes(key: CryptoKey, plain: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  const iv = randomBytes(ivBytes);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(withIv(iv), key, plain));
  const whole = new Uint8Array(ivBytes + sealed.length);
  whole.set(iv);
  whole.set(sealed, ivBytes);
  return whole;
}

export function openBytes(key: CryptoKey, whole: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(withIv(whole.slice(0, ivBytes)), key, whole.slice(ivBytes));
}
