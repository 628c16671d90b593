import type { Metrics } from '../platform/metrics.ts';

/** Counts a file that could not be read or written, and passes the error on. */
export async function countErrors<T>(
  { storageErrorsTotal }: Pick<Metrics, 'storageErrorsTotal'>,
  operation: 'read' | 'write',
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    storageErrorsTotal.inc({ operation });
    throw error;
  }
}
