import { formatCount } from '../../i18n/format-count.ts';
import { useMessages } from '../../i18n/messages.ts';
import classes from './list-count.module.css';

interface ListCountProps {
  /** What the tab, the search and the filters leave; undefined until loaded. */
  shown: number | undefined;
  /** The whole list; undefined until loaded. */
  all: number | undefined;
}

/** Beside the heading of a list: "469 of 1,289", or "1,289 in all". */
export function ListCount({ shown, all }: ListCountProps) {
  const t = useMessages('list');
  if (all === undefined) return null;
  const total = formatCount(Math.max(all, shown ?? 0));
  return (
    <span className={classes.count}>
      {shown === undefined || shown >= all
        ? t('inAll', { total })
        : t('shownOf', { shown: formatCount(shown), total })}
    </span>
  );
}
