import type { ImportJob } from '@suchi/contracts/import';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { columnName } from './finding-words.ts';
import { useKeepChoices } from './import-api.ts';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
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
    <Card as="section" padding={5} gap={3} className={classes.card} aria-labelledby="import-replaced">
      <Text as="h2" id="import-replaced" size="lg" weight="bold" face="plain">
        {t('found.replaced')}
      </Text>
      <ul className={classes.values}>
        {job.values.map(({ column, from, to }, place) => (
          <Row as="li" key={`${column} ${from}`} gap={3} rowGap={1} wrap className={classes.value}>
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
          </Row>
        ))}
      </ul>
    </Card>
  );
}
