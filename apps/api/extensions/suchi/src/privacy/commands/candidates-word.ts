import type {
  askCandidateContract,
  CandidateQuestion,
  candidateAnswerContract,
  candidateQuestionContract,
  paperConsentsContract,
} from '@suchi/contracts/privacy';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { candidateLinkDays } from '@suchi/domain/consent';
import { needsConsent } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { Caller, RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { JobPlatform } from '../../platform/platform.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { openSignedId, signedLink } from '../../platform/signed-id.ts';
import { ownerIdOf } from '../../profiles/commands/author.ts';
import { setConsents } from '../../profiles/commands/change-status.ts';
import { lockProfile, stepOfFamily } from '../../profiles/commands/step-of-family.ts';
import { findAskedProfile, findRequest, insertRequest, noteAnswer } from '../repository.ts';
import { loadOwnConsents, type OwnFacts } from './own-consents.ts';

/** To an address of the candidate. That of the account is refused: its owner has written the profile. */
export async function askCandidate({
  tx,
  now,
  input,
  caller,
  platform,
}: WriteCall<z.output<typeof askCandidateContract.input>, RoleCaller>): Promise<OwnFacts | null> {
  const owner = ownerIdOf(caller, undefined);
  const own = await loadOwnConsents(tx, owner);
  const profile = await findAskedProfile(tx, owner);
  if (!own?.countsCandidatesWord || !needsConsent(own.facts.author_relation) || profile === null)
    throw codedError('CONSENT_REFUSED');
  if (profile.email.toLowerCase() === input.email.toLowerCase()) throw codedError('CONSENT_REFUSED');
  const id = await insertRequest(tx, { profile: profile.id, email: input.email, sent_at: now });
  const { env } = platform;
  await queueMail(
    { tx, platform },
    {
      kind: 'candidates_word',
      facts: { firstName: own.facts.first_name ?? '' },
      to: input.email,
      person: owner,
      secret: {
        link: signedLink(env, '/your-word', 'candidates-word', id),
        expiresAt: `${addDays(todayInIndia(now), candidateLinkDays)}T23:59:59+05:30`,
      },
    },
  );
  return loadOwnConsents(tx, owner);
}

/** The office copies what the candidate signed. */
export async function recordPaper(
  call: WriteCall<z.output<typeof paperConsentsContract.input>, RoleCaller>,
): Promise<void> {
  await setConsents(call, call.input.answers, 'paper');
}

/** The profile that a link is for, while it is its newest and works. */
async function findLinked(
  db: Knex,
  token: string,
  { platform, now }: { platform: Pick<JobPlatform, 'env'>; now: Date },
) {
  const id = openSignedId(platform.env.acceptedSecrets, 'candidates-word', token);
  const request = id === null ? null : await findRequest(db, id);
  if (request === null || addDays(todayInIndia(request.sent_at), candidateLinkDays) < todayInIndia(now))
    throw codedError('CONSENT_LINK_ENDED');
  return request;
}

export async function readCandidateQuestion(
  call: ReadCall<z.output<typeof candidateQuestionContract.input>, Caller>,
): Promise<CandidateQuestion> {
  const { first_name: name, answers } = await findLinked(call.db, call.input.token, call);
  return { name: name ?? '', answers };
}

export async function answerAsCandidate(
  call: WriteCall<z.output<typeof candidateAnswerContract.input>, Caller>,
): Promise<void> {
  const { tx, input, now } = call;
  const { id, profile } = await findLinked(tx, input.token, call);
  const locked = await lockProfile(tx, profile);
  if (locked === null) throw codedError('CONSENT_LINK_ENDED');
  await stepOfFamily(call, locked, {
    action: { kind: 'set_consents', consents: input.answers },
    actor: { id: null, kind: 'member' },
    way: 'code',
    language: input.language,
  });
  await noteAnswer(tx, id, now);
}
