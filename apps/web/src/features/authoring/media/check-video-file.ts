import { videoLimits } from '@suchi/domain/profile';

/** Why a chosen file is no video for us; what it really contains is the server's question. */
export type VideoFileProblem = 'tooLarge' | 'wrongType';

/** What is wrong with a chosen file before anything is sent. */
export function checkVideoFile({ type, size }: Pick<File, 'type' | 'size'>): VideoFileProblem | null {
  if (!type.startsWith('video/')) return 'wrongType';
  return size > videoLimits.maxBytes ? 'tooLarge' : null;
}
