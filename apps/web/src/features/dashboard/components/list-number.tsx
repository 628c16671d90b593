import type { NumberList } from '@suchi/contracts/office';
import type { ReactNode } from 'react';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { Link } from '../../../shared/router/link.tsx';
import { numberListPath } from '../model/number-list-path.ts';

interface ListNumberProps {
  list: NumberList;
  /** The whole name of the link, for screen readers. */
  label: string;
  children: ReactNode;
}

/** A number that opens exactly what it counts; plain for people who may not open that list. */
export function ListNumber({ list, label, children }: ListNumberProps) {
  return useHasAccess(list.access) ? (
    <Link to={numberListPath(list)} aria-label={label}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
