import { randomInt } from 'node:crypto';
import { makePassToken, writePassCode } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { seal } from '../../../platform/seal.ts';
import type { Melawa } from '../../event/load-event.ts';
import { hashPassCode, hashPassToken } from '../hash.ts';
import { endPass, findValidPass, insertPass } from '../repository.ts';
import { mailExpiry } from '../mail-expiry.ts';

interface PassCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
}

interface PassOwner {
  answer: number;
  user: string;
}

/** A pass exists exactly while there is a seat for somebody. A changed answer keeps it: people are looked up. */
export async function keepPass(
  call: PassCall,
  melawa: Melawa,
  { seats, ...owner }: PassOwner & { seats: number },
): Promise<void> {
  const pass = await findValidPass(call.tx, owner.answer);
  if (seats === 0) {
    if (pass !== null) await endPass(call.tx, pass.id, 'cancelled');
    return;
  }
  if (pass === null) await makePass(call, melawa, owner);
}

/** A new one in place of the old one, which a desk then knows as replaced. */
export async function replacePass(call: PassCall, melawa: Melawa, owner: PassOwner): Promise<void> {
  const pass = await findValidPass(call.tx, owner.answer);
  if (pass === null) return;
  await endPass(call.tx, pass.id, 'replaced');
  await makePass(call, melawa, owner);
}

const signs = 2 ** 32;

async function makePass(call: PassCall, melawa: Melawa, { answer, user }: PassOwner): Promise<void> {
  const { tx, now, platform } = call;
  const { edition } = melawa;
  const { secret } = platform.env;
  for (;;) {
    const token = makePassToken(() => randomInt(signs) / signs);
    const code = writePassCode(token);
    const made = await insertPass(tx, {
      edition,
      answer,
      token_hash: hashPassToken(secret, edition, token),
      code_hash: hashPassCode(secret, edition, code),
      sealed_token: seal(token, platform.env.secret, 'melawaPass'),
      made_at: now,
    });
    // Another pass of this event has the same code.
    if (made === null) continue;
    await mailPass(call, melawa, { pass: made, user, code });
    return;
  }
}

/** With its print, and the code as text. False: the family has no address that is verified. */
export async function mailPass(
  { tx, platform }: Pick<PassCall, 'tx' | 'platform'>,
  { event }: Melawa,
  { pass, user, code }: { pass: number; user: string; code: string },
): Promise<boolean> {
  const address = await loadProvenAddress(tx, user);
  if (!address) return false;
  const { day, doorsAt, foyerUntil, hall } = event;
  await queueMail(
    { tx, platform },
    {
      kind: 'melawa_pass',
      facts: { firstName: address.firstName, day, doorsAt, foyerUntil, hall },
      to: address.email,
      person: user,
      secret: { code, expiresAt: mailExpiry(event).toISOString() },
      passId: pass,
    },
  );
  return true;
}
