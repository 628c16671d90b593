import type { HallViewer } from '@suchi/domain/hall';
import type { LimitRule } from '../platform/limits.ts';
import { byAddress } from '../platform/route.ts';

const hour = 60 * 60;

/** Counted in serial numbers: a visitor needs more than an hour for the 1,050 of a book. */
export const serialsOf: Record<HallViewer, LimitRule> = {
  visitor: { name: 'hall-serials', times: 600, perSeconds: hour },
  staff: { name: 'hall-serials-staff', times: 20_000, perSeconds: hour },
  screen: { name: 'hall-serials-screen', times: 20_000, perSeconds: hour },
};

/** Requests, whoever asks; screens of one hall share an address. */
export const hallRequests = {
  rule: { name: 'hall-requests', times: 40_000, perSeconds: hour },
  subject: byAddress,
};
