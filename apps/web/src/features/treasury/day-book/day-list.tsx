import { useMediaQuery } from '@mantine/hooks';
import type { DayBook } from '@suchi/contracts/treasury';
import { DayCards } from './day-cards.tsx';
import { DayTable } from './day-table.tsx';

/** A table, or one card for each day where a table does not fit. */
export function DayList({ book }: { book: DayBook }) {
  const isNarrow = useMediaQuery('(max-width: 760px)', false, { getInitialValueInEffect: false });
  return isNarrow ? <DayCards book={book} /> : <DayTable book={book} />;
}
