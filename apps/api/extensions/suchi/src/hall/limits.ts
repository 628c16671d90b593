import type { HallViewer } from '@suchi/domain/hall';
import type { LimitRule } from '../platform/limits.ts';
import { byAccount, byAddress } from '../platform/route.ts';

const hour = 60 * 60;

/** Counted in serial numbers: a visitor needs more than an hour for the 1,050 of a book. */
export const serialsOf: Record<HallViewer, LimitRule> = {
  visitor: { name: 'hall-serials', times: 600, perSeconds: hour },
  // A book of 1,050 numbers twice, and the cards of an event.
  staff: { name: 'hall-serials-staff', times: 4000, perSeconds: hour },
  screen: { name: 'hall-serials-screen', times: 20_000, perSeconds: hour },
};

/** Requests of any caller; screens of one hall share an address. */
export const hallRequests = {
  rule: { name: 'hall-requests', times: 40_000, perSeconds: hour },
  subject: byAddress,
};

/** Each begun screen is a row until its code runs out. */
export const beginning = {
  rule: { name: 'hall-begin', times: 60, perSeconds: hour },
  subject: byAddress,
};

/** A code has eight letters, so nobody guesses one with so many tries. */
export const codeTries = {
  rule: { name: 'hall-code', times: 120, perSeconds: hour },
  subject: byAccount,
};

/** A remote control asks every two seconds, and keys are pressed fast. */
export const deskRequests = {
  rule: { name: 'hall-desk', times: 12_000, perSeconds: hour },
  subject: byAccount,
};
