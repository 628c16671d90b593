import { createHmac } from 'node:crypto';
import { testSecret } from './stack/engine.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same access token as the server would have made it an hour ago: correctly signed, but expired. */
export function expireToken(accessToken: string): string {
  const [header = '', payload = ''] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const signed = `${header}.${encode({ ...claims, iat: anHourAgo - 900, exp: anHourAgo })}`;
  return `${signed}.${createHmac('sha256', testSecret).update(signed).digest('base64url')}`;
}
