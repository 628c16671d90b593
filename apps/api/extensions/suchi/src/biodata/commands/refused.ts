import { codedError } from '../../platform/coded-error.ts';

/** `not_approved`, `links_full`, `missing`, `not_on`, `prolonged`, `off` or `period`. */
export const refused = (reason: string) => codedError('BIODATA_REFUSED', { reason });
