import type { Knex } from 'knex';
import { codedError } from '../../../platform/coded-error.ts';
import { readStageSummary } from '../../board/read-stage.ts';
import { findMelawa, type Melawa } from '../load-event.ts';
import { countEvent, type EditionOfEvent, type EventCounts, findEventEdition } from '../repository.ts';

export interface SettingsFacts {
  edition: Pick<EditionOfEvent, 'year' | 'day' | 'hall'>;
  melawa: (Melawa & EventCounts & { stageEndsAt: Date | null }) | null;
}

export async function readMelawaSettings({ db, now }: { db: Knex; now: Date }): Promise<SettingsFacts> {
  const edition = await findEventEdition(db);
  if (edition === null) throw codedError('MELAWA_NOT_FOUND');
  const melawa = await findMelawa(db, now);
  if (melawa === null) return { edition, melawa };
  const counts = await countEvent(db, melawa.edition);
  const stage = await readStageSummary(db, melawa);
  return { edition, melawa: { ...melawa, ...counts, stageEndsAt: stage?.endsAt ?? null } };
}
