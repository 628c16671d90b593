import { writePassCode } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { readAssociation } from '../../../platform/association.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Env } from '../../../platform/env.ts';
import { unseal } from '../../../platform/seal.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { loadOwn, type OwnMelawaFacts, readOwn, requireOwnAnswer } from '../../answers/commands/load-own.ts';
import type { CountedFamily } from '../../answers/count-family.ts';
import { findOwnCandidate, lockFamily } from '../../answers/repository.ts';
import { findMelawa } from '../../event/load-event.ts';
import { findPassOwner, findValidPass } from '../repository.ts';
import { mailPass, replacePass } from './keep-pass.ts';

export interface OwnPassFacts {
  facts: OwnMelawaFacts & { own: CountedFamily };
  token: string;
  madeAt: Date;
  /** Of the office, for questions. */
  phone: string | null;
}

export interface ReadPass {
  pass: OwnPassFacts | null;
  now: Date;
}

async function loadPass(
  db: Knex,
  env: Pick<Env, 'acceptedSecrets'>,
  facts: OwnMelawaFacts | null,
): Promise<OwnPassFacts | null> {
  const own = facts?.own ?? null;
  const pass = own && (await findValidPass(db, own.row.id));
  if (facts === null || own === null || pass === null) return null;
  const { support_phone: phone } = await readAssociation(db, 'support_phone');
  const token = unseal(pass.sealed_token, env.acceptedSecrets, 'melawaPass');
  return { facts: { ...facts, own }, token, madeAt: pass.made_at, phone: phone?.trim() || null };
}

export async function readOwnPass(call: ReadCall<object, RoleCaller>): Promise<ReadPass> {
  const facts = await readOwn(call);
  return { pass: await loadPass(call.db, call.platform.env, facts), now: call.now };
}

type OwnCall = WriteCall<object, RoleCaller>;

export async function makeNewPass(call: OwnCall): Promise<ReadPass> {
  const { tx, now, platform } = call;
  const facts = await requireOwnAnswer(tx, call);
  const { row } = facts.own;
  await lockFamily(tx, facts.candidate.family);
  if (facts.melawa.phase === 'after') throw codedError('MELAWA_REFUSED', { reason: 'over' });
  await replacePass(call, facts.melawa, { answer: row.id, user: row.user });
  return { pass: await loadPass(tx, platform.env, facts), now };
}

/** False: there is no pass, or no verified address. */
export async function mailOwnPass(call: OwnCall): Promise<boolean> {
  const facts = await requireOwnAnswer(call.tx, call);
  const { row } = facts.own;
  const pass = await findValidPass(call.tx, row.id);
  if (pass === null) return false;
  const token = unseal(pass.sealed_token, call.platform.env.acceptedSecrets, 'melawaPass');
  return mailPass(call, facts.melawa, { pass: pass.id, user: row.user, code: writePassCode(token) });
}

/** For its print; null once it is not valid any more. */
export async function findPassToPrint(
  db: Knex,
  env: Pick<Env, 'acceptedSecrets'>,
  { passId, now }: { passId: number; now: Date },
): Promise<(OwnPassFacts & { user: string }) | null> {
  const owner = await findPassOwner(db, passId);
  const melawa = owner && (await findMelawa(db, now));
  const candidate = owner && (await findOwnCandidate(db, owner.user));
  if (owner === null || melawa === null || candidate === null) return null;
  const pass = await loadPass(db, env, await loadOwn(db, melawa, candidate));
  return pass && { ...pass, user: owner.user };
}
