import type { FieldChange } from '@suchi/contracts/review';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useFieldLabel } from '../../../entities/profile-sheet/use-field-label.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import classes from './changes-table.module.css';

interface ChangesTableProps {
  changes: readonly FieldChange[];
}

/** A count first, then each change. */
export function ChangesTable({ changes }: ChangesTableProps) {
  const t = useMessages('admin');
  const labelOf = useFieldLabel();
  if (changes.length === 0) return null;
  return (
    <details className={classes.changes}>
      <Text as="summary" tone="brand" weight="bold" className={`touch ${classes.summary}`}>
        {t('review.history.changes', { count: changes.length })}
      </Text>
      <List gap={2} className={classes.list}>
        {changes.map(({ field, was, is }) => (
          <li key={field}>
            <span className={classes.field}>{labelOf(field)}</span>
            <span className={classes.values}>
              <span className="visually-hidden">{t('review.history.was')} </span>
              <del className={classes.was}>{was ?? t('review.history.empty')}</del>
              <span aria-hidden="true"> → </span>
              <span className="visually-hidden">, {t('review.history.is')} </span>
              <ins className={classes.is}>{is ?? t('review.history.empty')}</ins>
            </span>
          </li>
        ))}
      </List>
    </details>
  );
}
