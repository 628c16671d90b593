import { IconCircleCheck, IconCircleX, IconCopy, IconPencil } from '@tabler/icons-react';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './import-sheet.module.css';

const icons = {
  ready: IconCircleCheck,
  noted: IconPencil,
  present: IconCopy,
  refused: IconCircleX,
  added: IconCircleCheck,
};
type Counted = keyof typeof icons;

/** How many rows come in and how many stay out. */
export function CountCards({ counts }: { counts: Partial<Record<Counted, number>> }) {
  const t = useMessages('importSheet');
  return (
    <ul className={classes.counts}>
      {(Object.entries(counts) as [Counted, number][]).map(([name, count]) => {
        const Icon = icons[name];
        return (
          <li key={name} className={classes.count} data-kind={count === 0 ? undefined : name}>
            <Icon size={22} aria-hidden="true" />
            <b>{formatCount(count)}</b> <span>{name === 'added' ? t('work.added') : t(`check.${name}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
