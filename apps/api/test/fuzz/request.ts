export const senders = ['visitor', 'newcomer', 'member', 'admin'] as const;
export type Sender = (typeof senders)[number];

export interface FuzzRequest {
  method: string;
  /** With its query, as sent. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Written to the socket instead of all of the above. */
  raw?: Buffer;
}

const jsonHeaders = { 'content-type': 'application/json' };

export function jsonRequest(method: string, path: string, body?: unknown): FuzzRequest {
  if (body === undefined) return { method, path, headers: {}, body: null };
  return { method, path, headers: jsonHeaders, body: Buffer.from(JSON.stringify(body) ?? '') };
}
