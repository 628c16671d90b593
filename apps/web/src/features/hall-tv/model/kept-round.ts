import { sectionKinds } from '@suchi/domain/print';
import * as z from 'zod/mini';
import { deviceStorage, tabStorage } from '../../../shared/config/browser-storage.ts';

const serials = z.array(z.int());
const keptRound = z.object({
  /** Of the edition: another one has other numbers. */
  year: z.int(),
  section: z.nullable(z.enum(sectionKinds)),
  /** In their order. */
  waiting: serials,
  /** The latest last. */
  history: serials,
});
export type KeptRound = z.output<typeof keptRound>;

const roundKey = 'suchi.hall.round';
const playingKey = 'suchi.hall.isPlaying';

/** Whether the slideshow of this tab was on. */
export const wasPlaying = (): boolean => tabStorage.getItem(playingKey) !== null;

/** So that the slideshow goes on when the page is loaded again, with those who were not shown yet. */
export function noteRound(round: KeptRound | null, isPlaying: boolean): void {
  if (isPlaying) tabStorage.setItem(playingKey, '1');
  else tabStorage.removeItem(playingKey);
  if (round === null) deviceStorage.removeItem(roundKey);
  else deviceStorage.setItem(roundKey, JSON.stringify(round));
}

export function readRound(): KeptRound | null {
  try {
    return keptRound.safeParse(JSON.parse(deviceStorage.getItem(roundKey) ?? 'null')).data ?? null;
  } catch {
    // Not ours: the round begins again.
    return null;
  }
}
