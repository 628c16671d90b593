import { ApiError } from './api-error.ts';
import { api } from './api.ts';

/** The engine answers FORBIDDEN for a missing row, so a row removed in another tab counts as removed. */
export async function removeRow(path: string, id: number): Promise<void> {
  try {
    await api.delete(`${path}/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'FORBIDDEN')) throw error;
  }
}
