import { randomUUID } from 'node:crypto';
import type { FileOutput } from '@suchi/contracts/basics';
import type { deskPaperContract, deskPaperPhotoContract } from '@suchi/contracts/desk-entry';
import { checkPaper, formPagesAtMost } from '@suchi/domain/desk-entry';
import type * as z from 'zod/mini';
import { preparePhoto } from '../../media/commands/prepare-photo.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAuditOnce } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Call } from '../../platform/route.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { findEntry } from '../repository/entries.ts';
import { findPaper, insertPaper, listPages, listPapersAfter, replaceContent } from '../repository/papers.ts';
import { refused } from './refused.ts';

/** Kept encrypted, and not among the files of the profile: no address shows it. */
export async function takePaper({
  input,
  bytes,
  caller,
  platform,
  now,
}: Call<z.output<typeof deskPaperContract.input>, RoleCaller>): Promise<string> {
  const { database, env } = platform;
  const { kind, entry = null } = input;
  if ((kind === 'form') !== (entry !== null)) throw refused('no_entry');
  if (entry !== null) {
    if ((await findEntry(database, entry, { isLocked: false })) === null) throw refused('no_entry');
    if ((await listPages(database, entry)).length >= formPagesAtMost) throw refused('too_many_pages');
  }
  const photo = await preparePhoto(platform, caller.userId, bytes);
  const decision = checkPaper(photo);
  if (!decision.allowed) throw refused(decision.reason);
  const id = randomUUID();
  const content = seal(photo.webp.toString('base64'), env.secret);
  await insertPaper(database, { id, entry, kind, content, takenBy: caller.userId }, now);
  return id;
}

/** One that is not used yet is seen by the person who took it. Each look at a signed paper is in the audit log. */
export async function readPaper({
  input,
  caller,
  platform,
  now,
}: Call<z.output<typeof deskPaperPhotoContract.input>, RoleCaller>): Promise<FileOutput> {
  const { database, env } = platform;
  const paper = await findPaper(database, input.id);
  const isOwn = paper?.takenBy === caller.userId;
  if (paper === null || (paper.profile === null && !isOwn)) throw codedError('ROUTE_NOT_FOUND');
  if (paper.kind === 'consent' && paper.profile !== null) {
    const subject = { collection: 'qd_matrimonial_profile', id: paper.profile };
    const actor = { id: caller.userId, kind: 'admin' as const };
    await recordAuditOnce(database, { actor, action: 'profile.open_paper', subject }, now);
  }
  const content = Buffer.from(unseal(paper.content, env.acceptedSecrets), 'base64');
  return { name: 'paper.webp', content };
}

const atOnce = 20;

/** While the secret is being changed: papers must still open when the old one is gone. */
export async function resealPapers({ database, env }: Pick<Platform, 'database' | 'env'>): Promise<number> {
  if (env.acceptedSecrets.length < 2) return 0;
  let resealed = 0;
  let after: string | null = null;
  for (;;) {
    const some = await listPapersAfter(database, after, atOnce);
    for (const { id, content } of some) {
      const plain = openUnless(content, env);
      if (plain === null) continue;
      await replaceContent(database, id, { from: content, to: seal(plain, env.secret) });
      resealed += 1;
    }
    after = some.at(-1)?.id ?? null;
    if (some.length < atOnce || after === null) return resealed;
  }
}

/** Null: the present secret opens it already. */
function openUnless(content: string, env: Platform['env']): string | null {
  try {
    unseal(content, [env.secret]);
    return null;
  } catch {
    return unseal(content, env.acceptedSecrets);
  }
}
