import type { ImportJob } from '@suchi/contracts/import';
import { type SheetStatus, sheetStatuses } from '@suchi/domain/import';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SmallSelect } from '../../shared/ui/small-select.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { listSheetColumns } from './finding-words.ts';
import { useDiscard, useKeepChoices } from './import-api.ts';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './import-sheet.module.css';
import { refusalWords } from './refusal-words.ts';

interface ColumnsStepProps {
  job: ImportJob;
  onChecked: () => void;
}

const nameColumns = ['full_name', 'full_name_surname_first', 'first_name'];

/** What each heading means: our guess, which can be changed. */
export function ColumnsStep({ job, onChecked }: ColumnsStepProps) {
  const t = useMessages('importSheet');
  const [columns, setColumns] = useState(() => job.columns.map(({ column }) => column));
  const [status, setStatus] = useState<SheetStatus>(job.status);
  const { mutate, isPending } = useKeepChoices();
  const discard = useDiscard();
  // A column means one thing: who takes it elsewhere gives it up here.
  const choose = (place: number, column: string | null) =>
    setColumns((before) =>
      before.map((one, index) => (index === place ? column : one === column ? null : one)),
    );
  const keep = () =>
    mutate(
      { job: job.id, columns, status, values: job.values },
      {
        onSuccess: onChecked,
        onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }),
      },
    );
  const matched = columns.filter((column) => column !== null).length;
  return (
    <Card as="section" padding={5} gap={3} className={classes.card} aria-labelledby="import-columns">
      <Text as="h2" id="import-columns" size="lg" weight="bold" face="plain">
        {t('match.title', { count: matched, total: columns.length })}
      </Text>
      <p>{t('match.text')}</p>
      <Missing columns={columns} />
      <ul className={classes.columns}>
        {job.columns.map(({ heading, samples }, place) => (
          <ColumnRow
            key={place}
            heading={heading || t('match.noHeading', { number: place + 1 })}
            samples={samples}
            column={columns[place] ?? null}
            onChange={(column) => choose(place, column)}
          />
        ))}
      </ul>
      <ChoiceField
        label={t('match.statusTitle')}
        hint={t(`match.${status}Hint`)}
        options={sheetStatuses.map((value) => ({ value, label: t(`match.${value}`) }))}
        value={status}
        onChange={setStatus}
      />
      <Row gap={2} align="stretch" wrap>
        <Button isBusy={isPending} onClick={keep}>
          {t('match.check')}
        </Button>
        <Button look="default" isBusy={discard.isPending} onClick={() => discard.mutate(job.id)}>
          {t('match.another')}
        </Button>
      </Row>
    </Card>
  );
}

/** Without these no row can come in. */
function Missing({ columns }: { columns: readonly (string | null)[] }) {
  const t = useMessages('importSheet');
  const problems = [
    ...(columns.includes('email') ? [] : [t('match.noEmail')]),
    ...(columns.some((column) => column !== null && nameColumns.includes(column)) ? [] : [t('match.noName')]),
  ];
  return problems.map((title) => (
    <Banner key={title} tone="error" icon={<IconAlertTriangle size={22} />} title={title} />
  ));
}

interface ColumnRowProps {
  heading: string;
  samples: readonly string[];
  column: string | null;
  onChange: (column: string | null) => void;
}

function ColumnRow({ heading, samples, column, onChange }: ColumnRowProps) {
  const t = useMessages('importSheet');
  const id = useId();
  const options = [
    { value: '', label: t('match.skip') },
    ...listSheetColumns().map((value) => ({ value, label: t(`columns.${value}`) })),
  ];
  return (
    <li className={classes.column} data-skipped={column === null || undefined}>
      <label htmlFor={id} className={classes.heading}>
        {heading}
      </label>
      <SmallSelect
        id={id}
        options={options}
        value={column ?? ''}
        onChange={(value) => onChange(value === '' ? null : value)}
      />
      <Text tone="soft">
        {samples.length === 0 ? t('match.empty') : t('match.example', { samples: samples.join(' · ') })}
      </Text>
    </li>
  );
}
