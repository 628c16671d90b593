import { fileURLToPath } from 'node:url';

/** The root of the repository, wherever it was cloned. */
export const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');
