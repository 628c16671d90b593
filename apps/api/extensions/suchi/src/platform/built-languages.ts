import type { Language } from '@suchi/words';
import { listLanguages } from '@suchi/words/files';

/** The languages that this release has words of. */
export const builtLanguages: readonly Language[] = listLanguages().map(({ code }) => code);
