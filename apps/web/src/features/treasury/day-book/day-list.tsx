import type { DayBook } from '@suchi/contracts/money';
import type { CalendarDate } from '@suchi/domain/basics';
import { useState } from 'react';
import { DayCards } from './day-cards.tsx';
import { DayTable } from './day-table.tsx';
import type { OpenDays } from './open-days.ts';
import { useScreen } from '../../../shared/ui/use-screen.ts';

/** A table, or one card for each day where a table does not fit. Open days stay open when a tablet is turned. */
export function DayList({ book }: { book: DayBook }) {
  const isNarrow = useScreen('(width < 769px)');
  const [days, setDays] = useState<readonly CalendarDate[]>([]);
  const open: OpenDays = {
    has: (day) => days.includes(day),
    toggle: (day) => setDays(days.includes(day) ? days.filter((other) => other !== day) : [...days, day]),
  };
  return isNarrow ? <DayCards book={book} open={open} /> : <DayTable book={book} open={open} />;
}
