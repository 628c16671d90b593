import { createHmac } from 'node:crypto';
import type { Cookies } from '../../platform/cookies.ts';
import type { Env } from '../../platform/env.ts';

export interface MarkedAccount {
  userId: string;
  /** Never leaves the server. */
  passwordHash: string;
}

const rememberedAccounts = 5;
/** Browsers keep no cookie longer. */
const maxAgeMs = 400 * 24 * 60 * 60_000;

const cookieName = ({ sessionCookie }: Env) => `${sessionCookie.isSecure ? '__Host-' : ''}suchi_device`;

/** Changes with the password, so that a device which has only the old one counts as new again. */
const markOf = ({ userId, passwordHash }: MarkedAccount, secret: string) =>
  createHmac('sha256', secret)
    .update(`known-device:${userId}:${passwordHash}`)
    .digest('base64url')
    .slice(0, 22);

function readMarks(cookies: Cookies, env: Env): string[] {
  return (cookies.read(cookieName(env)) ?? '').split('.').slice(0, rememberedAccounts);
}

export function isKnownDevice(cookies: Cookies, env: Env, account: MarkedAccount): boolean {
  const marks = readMarks(cookies, env);
  return env.acceptedSecrets.some((secret) => marks.includes(markOf(account, secret)));
}

/** Stored in the browser. A family shares a computer, so several accounts fit. */
export function rememberDevice(cookies: Cookies, env: Env, account: MarkedAccount): void {
  const mark = markOf(account, env.secret);
  const others = readMarks(cookies, env).filter((each) => /^[\w-]{22}$/.test(each) && each !== mark);
  const marks = [mark, ...others].slice(0, rememberedAccounts);
  cookies.set(cookieName(env), marks.join('.'), { maxAgeMs });
}
