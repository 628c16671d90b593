/** As the server hashes tokens, codes and mobiles: HMAC with the keys of the event, one for each secret in use. */
export async function hashForList(keys: readonly string[], edition: number, text: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(`${edition}:${text}`);
  return Promise.all(
    keys.map(async (key) => {
      const how = { name: 'HMAC', hash: 'SHA-256' };
      const own = await crypto.subtle.importKey('raw', fromHex(key), how, false, ['sign']);
      return toHex(await crypto.subtle.sign('HMAC', own, bytes));
    }),
  );
}

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
