/** Who sends requests. */
export const senders = ['visitor', 'newcomer', 'member', 'admin'] as const;
export type Sender = (typeof senders)[number];

/** One request to send. */
export interface FuzzRequest {
  method: string;
  /** As it goes over the wire, with its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Written to the socket as it is, instead of all of the above. */
  raw?: Buffer;
}

const jsonHeaders = { 'content-type': 'application/json' };

/** A request with a JSON body, or without one. */
export function jsonRequest(method: string, path: string, body?: unknown): FuzzRequest {
  if (body === undefined) return { method, path, headers: {}, body: null };
  return { method, path, headers: jsonHeaders, body: Buffer.from(JSON.stringify(body) ?? '') };
}
