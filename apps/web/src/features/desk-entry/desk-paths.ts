import { officePaths } from '../../shared/config/office-paths.ts';

/** The form of an entry. */
export const deskEntryPath = (id: number): string => `${officePaths.deskEntry}/${id}`;
