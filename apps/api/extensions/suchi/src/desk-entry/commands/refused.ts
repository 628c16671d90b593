import { codedError } from '../../platform/coded-error.ts';

export const refused = (reason: string, heldBy?: string | null): Error =>
  codedError('DESK_ENTRY_REFUSED', { reason, ...(heldBy ? { held_by: heldBy } : {}) });
