import { countTogether, type PaidSeats, seatsOnPass } from '@suchi/domain/melawa';
import type { Melawa } from '../event/load-event.ts';
import { parseAnswer } from './codec.ts';
import type { AnswerRow } from './repository.ts';

/** An answer with its people: those who are counted with another candidate of the family are not among them. */
export interface CountedFamily {
  row: AnswerRow;
  people: number;
  paid: PaidSeats;
  seats: number;
}

export function countFamily(rows: readonly AnswerRow[], { event }: Pick<Melawa, 'event'>): CountedFamily[] {
  const counted = countTogether(rows.map((row) => ({ number: row.profile, answer: parseAnswer(row) })));
  return rows.map((row, at) => {
    const people = counted[at]?.people ?? 0;
    const paid = { seats: row.seats_paid, paise: row.paise_paid };
    return { row, people, paid, seats: seatsOnPass(people, paid, event) };
  });
}
