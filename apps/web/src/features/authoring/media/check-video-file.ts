import { videoLimits } from '@suchi/domain/profile';

/** The server checks the content. */
export type VideoFileProblem = 'tooLarge' | 'wrongType';

export function checkVideoFile({ type, size }: Pick<File, 'type' | 'size'>): VideoFileProblem | null {
  if (!type.startsWith('video/')) return 'wrongType';
  return size > videoLimits.maxBytes ? 'tooLarge' : null;
}
