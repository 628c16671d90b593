import type { ImportedPerson, ImportJob } from '@suchi/contracts/import';
import { useId, useState } from 'react';
import { candidatePath } from '../../shared/config/office-paths.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { columnName, findingWords } from './finding-words.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Card, List, Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './people-list.module.css';

type Result = ImportedPerson['result'];
const tones = { ready: 'gold', added: 'success', present: 'plain', refused: 'error' } as const;
const order: readonly Result[] = ['refused', 'ready', 'added', 'present'];
const shownAtOnce = 50;

/** Rows with their numbers in the sheet, and what is told about each. */
export function PeopleList({ people, job }: { people: readonly ImportedPerson[]; job: ImportJob }) {
  const t = useMessages('importSheet');
  const id = useId();
  const [result, setResult] = useState<Result | null>(null);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(shownAtOnce);
  const wanted = search.trim().toLowerCase();
  const found = people
    .filter((person) => result === null || person.result === result)
    .filter(({ row, name }) => String(row) === wanted || name.toLowerCase().includes(wanted));
  const count = (kind: Result) => people.filter((person) => person.result === kind).length;
  return (
    <Stack as="section" gap={3} align="start" aria-label={t('list.label')}>
      <Row gap={4} rowGap={2} justify="between" wrap className={classes.tools}>
        <Row gap={2} align="stretch" wrap>
          {[null, ...order.filter((kind) => count(kind) > 0)].map((kind) => (
            <PlainButton
              key={kind}
              className="toggle"
              aria-pressed={kind === result}
              onClick={() => setResult(kind)}
            >
              {t(`list.${kind ?? 'all'}`, {
                total: formatCount(kind === null ? people.length : count(kind)),
              })}
            </PlainButton>
          ))}
        </Row>
        <label className="visually-hidden" htmlFor={id}>
          {t('list.search')}
        </label>
        <input
          id={id}
          type="search"
          className={classes.search}
          placeholder={t('list.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Row>
      {found.length === 0 ? <Text tone="soft">{t('list.empty')}</Text> : null}
      <Card as="ul" className={classes.rows}>
        {found.slice(0, shown).map((person) => (
          <Person key={person.row} person={person} job={job} />
        ))}
      </Card>
      {found.length > shown ? (
        <Button look="default" onClick={() => setShown(shown + shownAtOnce)}>
          {t('list.more')}
        </Button>
      ) : null}
    </Stack>
  );
}

function Person({ person, job }: { person: ImportedPerson; job: ImportJob }) {
  const t = useMessages('importSheet');
  const { row, name, result, profile_id, findings } = person;
  return (
    <li className={classes.row}>
      <Text as="span" tone="soft" figures>
        {t('list.row', { row })}
      </Text>
      <b className={classes.name}>
        {profile_id === null ? name : <Link to={candidatePath(profile_id)}>{name}</Link>}
      </b>
      <span>
        <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>
      </span>
      <List gap={2} breaks className={classes.findings}>
        {findings.map(({ column, code, kind, written }) => (
          <li key={`${column} ${code}`} data-kind={kind}>
            <Text as="span" tone="soft">
              {columnName(column, job, t)}:
            </Text>{' '}
            {written === '' ? null : <span className={classes.written}>{written}</span>}{' '}
            <span>{findingWords(code)}</span>
          </li>
        ))}
      </List>
    </li>
  );
}
