import type { ImportJob } from '@suchi/contracts/office';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { columnName } from './finding-words.ts';
import { useKeepChoices } from './import-api.ts';
import classes from './import-sheet.module.css';

/** What was chosen before, and a way back. */
export function ReplacedValues({ job }: { job: ImportJob }) {
  const t = useMessages('importSheet');
  const { mutate, isPending } = useKeepChoices();
  if (job.values.length === 0) return null;
  const undo = (place: number) =>
    mutate({
      job: job.id,
      columns: job.columns.map(({ column }) => column),
      status: job.status,
      values: job.values.filter((_, index) => index !== place),
    });
  return (
    <section className={classes.card} aria-labelledby="import-replaced">
      <h2 id="import-replaced" className={classes.title}>
        {t('found.replaced')}
      </h2>
      <ul className={classes.values}>
        {job.values.map(({ column, from, to }, place) => (
          <li key={`${column} ${from}`} className={classes.value}>
            <span>
              {t('found.replacedLine', {
                column: columnName(column, job, t),
                from,
                to: to === '' ? t('found.nothing') : t('found.value', { text: to }),
              })}
            </span>
            <Button
              look="default"
              size="small"
              isBusy={isPending}
              aria-label={t('found.undoOf', { from })}
              onClick={() => undo(place)}
            >
              {t('found.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
