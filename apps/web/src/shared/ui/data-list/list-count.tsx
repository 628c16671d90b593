import { formatTotal } from '../../i18n/format-total.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Text } from '../text.tsx';
import classes from './list-count.module.css';

interface ListCountProps {
  /** What the tab, the search and the filters leave; undefined until loaded. */
  shown: number | undefined;
  /** The whole list; undefined until loaded, null where only what is shown is counted. */
  all: number | null | undefined;
}

/** Beside the heading of a list: "469 of 1,289", "469 found" or "1,289 in all". */
export function ListCount({ shown, all }: ListCountProps) {
  const t = useMessages('list');
  if (all === undefined || (all === null && shown === undefined)) return null;
  return (
    <Text as="span" tone="soft" size="lg" face="plain" nowrap className={classes.count}>
      {countWords()}
    </Text>
  );

  function countWords(): string {
    const count = formatTotal(shown ?? 0);
    if (typeof all !== 'number') return t('found', { shown: count });
    const total = formatTotal(Math.max(all, shown ?? 0));
    return shown === undefined || shown >= all
      ? t('inAll', { total })
      : t('shownOf', { shown: count, total });
  }
}
