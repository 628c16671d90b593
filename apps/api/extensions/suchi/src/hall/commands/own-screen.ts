import { randomUUID } from 'node:crypto';
import type { beginScreenContract, screenBeatContract } from '@suchi/contracts/hall';
import { pairingCodeMinutes } from '@suchi/domain/hall';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import {
  deleteEnded,
  deleteScreen,
  findScreen,
  insertScreen,
  saveBeat,
  type ScreenRow,
} from '../repository/screens.ts';
import { forgetSecret, giveSecret, hashCode, makeCode, readSecret } from '../secrets.ts';

type Own<Input> = WriteCall<Input, Caller>;

export interface BegunScreen {
  code: string;
  endsAt: Date;
}

/** A browser that asks again is a new screen; what it was before is gone. */
export async function beginScreen({
  input,
  tx,
  now,
  cookies,
  platform: { env },
}: Own<z.output<typeof beginScreenContract.input>>): Promise<BegunScreen> {
  await deleteEnded(tx);
  const before = readSecret(cookies, env);
  if (before && (await findScreen(tx, before))) await deleteScreen(tx, before.id);
  const code = makeCode();
  const endsAt = new Date(now.getTime() + pairingCodeMinutes * 60_000);
  const key = giveSecret(cookies, env, randomUUID());
  await insertScreen(tx, {
    ...key,
    ...input,
    codeHash: hashCode(code, env.secret) ?? '',
    codeExpiresAt: endsAt,
  });
  return { code, endsAt };
}

export async function beat({
  input,
  tx,
  cookies,
  platform: { env },
}: Own<z.output<typeof screenBeatContract.input>>): Promise<ScreenRow> {
  const key = readSecret(cookies, env);
  const screen = key && (await findScreen(tx, key));
  if (!screen) throw codedError('SCREEN_NOT_FOUND');
  await saveBeat(tx, screen.id, {
    seenNumber: input.seen_number,
    item: input.item,
    report: input.report,
  });
  return screen;
}

export async function endScreen({ tx, cookies, platform: { env } }: Own<object>): Promise<void> {
  const key = readSecret(cookies, env);
  if (key && (await findScreen(tx, key))) await deleteScreen(tx, key.id);
  forgetSecret(cookies, env);
}
