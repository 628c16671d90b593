import { useQuery } from '@tanstack/react-query';
import { memberListQuery } from '../../features/member-lists/api/member-list-query.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import classes from './nav-count.module.css';

const kinds = { favourites: 'favourites', notes: 'noted' } as const;

/** How many profiles are on the list. Nothing at zero. */
export function NavCount({ list }: { list: keyof typeof kinds }) {
  const { data: total = 0 } = useQuery({ ...memberListQuery(kinds[list], 1), select: (page) => page.total });
  if (total === 0) return null;
  return (
    <>
      {' '}
      <span className={classes.count}>{formatCount(total)}</span>
    </>
  );
}
