import { groupIndian } from '@suchi/domain/basics';

/** A large count as families write it: 1,00,000. */
export const formatCount = (count: number): string => groupIndian(count);
