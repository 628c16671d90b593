import type { PaidSeats } from './answer.ts';

/** A payment of a family for seats. */
export interface SeatPayment {
  id: number;
  seats: number;
  paise: number;
  /** What of it went back, or is on its way. */
  returnedPaise: number;
}

/** The seats that are still paid. What went back was for whole seats of that payment. */
export function sumSeats(payments: readonly SeatPayment[]): PaidSeats {
  const left = payments.map(({ seats, paise, returnedPaise }) => ({
    seats: seats - Math.round((seats * returnedPaise) / paise),
    paise: paise - returnedPaise,
  }));
  return left.reduce((sum, one) => ({ seats: sum.seats + one.seats, paise: sum.paise + one.paise }), {
    seats: 0,
    paise: 0,
  });
}

export interface Return {
  payment: number;
  paise: number;
}

/** From which payments a sum goes back: from the newest first, from none more than is left of it. */
export function splitReturn(payments: readonly SeatPayment[], duePaise: number): Return[] {
  let due = duePaise;
  const newestFirst = payments.toSorted((a, b) => b.id - a.id);
  return newestFirst.flatMap(({ id, paise, returnedPaise }) => {
    const part = Math.min(due, paise - returnedPaise);
    due -= part;
    return part > 0 ? [{ payment: id, paise: part }] : [];
  });
}
