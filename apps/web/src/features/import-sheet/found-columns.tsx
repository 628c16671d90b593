import type { ColumnFindings, ImportCheck, ImportJob } from '@suchi/contracts/import';
import { type FindingKind, findingKinds, type ReplacedValue } from '@suchi/domain/import';
import { useState } from 'react';
import { formatList } from '../../shared/i18n/format-list.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { columnName, findingWords } from './finding-words.ts';
import { useKeepChoices } from './import-api.ts';
import { Card, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './import-sheet.module.css';
import { refusalWords } from './refusal-words.ts';
import { ValueChoice } from './value-choice.tsx';

const words = {
  fault: ['found.faults', 'found.faultsText'],
  note: ['found.notes', 'found.notesText'],
  missing: ['found.missing', 'found.missingText'],
} as const;

type Chosen = Readonly<Record<string, ReplacedValue | null>>;
const keyOf = ({ column, from }: Pick<ReplacedValue, 'column' | 'from'>) => `${column} ${from}`;

/** What was found, by column: faults first. An unknown value can be read as another one in all rows. */
export function FoundColumns({ job, check }: { job: ImportJob; check: ImportCheck }) {
  const t = useMessages('importSheet');
  const [chosen, setChosen] = useState<Chosen>({});
  const { mutate, isPending } = useKeepChoices();
  const choose = (column: string, from: string, to: string | null) =>
    setChosen((before) => ({
      ...before,
      [keyOf({ column, from })]: to === null ? null : { column, from, to },
    }));
  const replaced = Object.values(chosen).filter((one) => one !== null);
  const apply = () =>
    mutate(
      {
        job: job.id,
        columns: job.columns.map(({ column }) => column),
        status: job.status,
        values: [...job.values, ...replaced],
      },
      {
        onSuccess: () => setChosen({}),
        onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }),
      },
    );
  return (
    <>
      {findingKinds.map((kind) => (
        <Kind key={kind} kind={kind} job={job} check={check} chosen={chosen} onChoose={choose} />
      ))}
      {replaced.length > 0 ? (
        <div className={classes.sticky}>
          <Button isBusy={isPending} onClick={apply}>
            {t('found.apply')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface KindProps {
  kind: FindingKind;
  job: ImportJob;
  check: ImportCheck;
  chosen: Chosen;
  onChoose: (column: string, from: string, to: string | null) => void;
}

function Kind({ kind, job, check, chosen, onChoose }: KindProps) {
  const t = useMessages('importSheet');
  const columns = check.columns.filter((one) => one.kind === kind);
  const shared = kind === 'note' ? check.shared_mobiles : [];
  if (columns.length + shared.length === 0) return null;
  const [title, text] = words[kind];
  return (
    <Card
      as="section"
      padding={5}
      gap={3}
      className={classes.card}
      aria-labelledby={`import-${kind}`}
      data-kind={kind}
    >
      <Text as="h2" id={`import-${kind}`} size="lg" weight="bold" face="plain">
        {t(title)}
      </Text>
      <Text tone="soft">{t(text)}</Text>
      <ul className={classes.found}>
        {columns.map((found) => (
          <Stack as="li" key={`${found.column} ${found.code}`} gap={2} breaks>
            <p>
              <b>{columnName(found.column, job, t)}:</b> {findingWords(found.code)}{' '}
              <Text as="span" tone="soft">
                {t('found.rows', { count: found.rows })}
              </Text>
            </p>
            {kind === 'missing' ? null : <Values found={found} chosen={chosen} onChoose={onChoose} />}
          </Stack>
        ))}
        {shared.length === 0 ? null : <Shared groups={shared} />}
      </ul>
    </Card>
  );
}

/** These are told, but there is nothing to choose. */
const settled = new Set([
  'year_completed',
  'month_first',
  'phone_missing',
  'old_column_moved',
  'country_renamed',
]);
const shownAtMost = 12;

function Values({
  found,
  chosen,
  onChoose,
}: { found: ColumnFindings } & Pick<KindProps, 'chosen' | 'onChoose'>) {
  const t = useMessages('importSheet');
  const { column, values, options, code } = found;
  const more = values.length - shownAtMost;
  return (
    <ul className={classes.values}>
      {values
        .slice(0, shownAtMost)
        .map(({ text, rows }) =>
          settled.has(code) ? (
            <li key={text}>{t('found.value', { text })}</li>
          ) : (
            <ValueChoice
              key={text}
              text={text}
              rows={rows}
              options={options}
              value={chosen[keyOf({ column, from: text })]?.to ?? null}
              onChange={(to) => onChoose(column, text, to)}
            />
          ),
        )}
      {more > 0 ? <li>{t('found.more', { count: more })}</li> : null}
    </ul>
  );
}

function Shared({ groups }: { groups: readonly (readonly number[])[] }) {
  const t = useMessages('importSheet');
  return (
    <Stack as="li" gap={2} breaks>
      <p>
        <b>{t('columns.mobile')}:</b> {t('found.shared', { count: groups.length })}
      </p>
      <ul className={classes.values}>
        {groups.map((rows) => (
          <li key={rows[0]}>{t('found.sharedRows', { rows: formatList(rows.map(String)) })}</li>
        ))}
      </ul>
    </Stack>
  );
}
