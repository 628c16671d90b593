import { type mistakesContract, mistakesPageSize, type settleMistakeContract } from '@suchi/contracts/proof';
import type { PrintedProfile } from '@suchi/domain/print';
import { isTextProofLine, type MistakeState, textOfProofLine } from '@suchi/domain/proof';
import type * as z from 'zod/mini';
import { loadPictures, type PictureRow } from '../../media/commands/load-media.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { loadPrinted } from '../../print/commands/load-printed.ts';
import { mailFamilies, type Mailing } from '../../print/commands/mail-families.ts';
import { correctText } from '../../profiles/commands/correct-text.ts';
import {
  deleteAnswer,
  listMistakes,
  listMistakesOf,
  lockMistake,
  type QueuedMistake,
  settleMistakeRow,
} from '../repository.ts';
import { requireRound } from './read-proof.ts';
import { refusedProof } from './refuse.ts';

export interface ListedMistakes {
  total: number;
  items: (QueuedMistake & { page: PrintedProfile | null; photo: PictureRow | null })[];
}

export async function readMistakes({
  db,
  input,
}: ReadCall<z.output<typeof mistakesContract.input>, RoleCaller>): Promise<ListedMistakes> {
  const round = await requireRound(db);
  const { state, search, page } = input;
  const { total, rows } = await listMistakes(db, round.id, {
    isOpen: state === 'open',
    search,
    page,
    rows: mistakesPageSize,
  });
  const pages = await loadPrinted(db, round.id, { profiles: rows.map(({ profile }) => profile) });
  const pageOf = new Map(pages.map((each) => [each.profile, each]));
  const photos = await loadPictures(
    db,
    pages.flatMap(({ photo }) => (photo ? [photo.file] : [])),
  );
  return {
    total,
    items: rows.map((row) => {
      const printed = pageOf.get(row.profile) ?? null;
      return { ...row, page: printed, photo: photos.get(printed?.photo?.file ?? '') ?? null };
    }),
  };
}

/** The second of two people in the office is refused. */
export async function settleMistake(
  call: WriteCall<z.output<typeof settleMistakeContract.input>, RoleCaller>,
): Promise<{ state: MistakeState }> {
  const { tx, input, caller, now } = call;
  const round = await requireRound(tx);
  const mistake = await lockMistake(tx, input.id);
  if (mistake === null || mistake.edition !== round.id) throw codedError('ROUTE_NOT_FOUND');
  if (mistake.state !== 'open') throw refusedProof('already_settled');
  if (round.frozenAt !== null) throw refusedProof('not_open');
  if (input.how === 'correct') await writeText(call, mistake);
  const state = input.how === 'kept' ? 'kept' : 'corrected';
  await settleMistakeRow(tx, mistake.id, { state, settled_by: caller.userId, settled_at: now });
  await returnPage(call, mistake, round.until);
  return { state };
}

async function writeText(
  { tx, caller, now }: WriteCall<unknown, RoleCaller>,
  { profile, line, should_be: value }: QueuedMistake,
): Promise<void> {
  if (!isTextProofLine(line)) throw refusedProof('needs_form');
  const result = await correctText(
    { tx, now, actorId: caller.userId },
    { profile, field: textOfProofLine[line], value },
  );
  if (result !== 'done') throw refusedProof(result);
}

/** When the last mistake of a page is settled, the family is asked again. */
async function returnPage(
  mailing: Mailing,
  { edition, profile }: QueuedMistake,
  until: string | null,
): Promise<void> {
  const { tx } = mailing;
  const mistakes = await listMistakesOf(tx, edition, profile);
  if (mistakes.some(({ state }) => state === 'open')) return;
  await deleteAnswer(tx, edition, profile);
  await mailFamilies(mailing, [profile], ({ firstName }) => ({
    kind: 'proof_returned',
    facts: { firstName, until: until ?? '' },
  }));
}
