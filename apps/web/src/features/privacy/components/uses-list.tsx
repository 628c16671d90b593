import type { Use, UsesPage } from '@suchi/contracts/privacy';
import { todayInIndia } from '@suchi/domain/basics';
import { type DataUse, type UseKind, useKinds } from '@suchi/domain/data-use';
import {
  IconDownload,
  IconEyeOff,
  IconFileExport,
  IconLink,
  IconUserCheck,
  IconUserShield,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { closedFor } from '../../../entities/picture/closed-for.ts';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { sayMonth } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { usesQuery } from '../api/data-use.ts';
import { sayUse } from '../model/say-use.ts';
import classes from './uses-list.module.css';

/** Who used the family's data, by months. */
export function UsesList() {
  const t = useMessages('dataUse');
  const [kind, setKind] = useState<UseKind | null>(null);
  const source = useInfiniteQuery(usesQuery(kind));
  return (
    <ListStates
      source={source}
      isEmpty={() => false}
      loading={<Skeleton height={480} />}
      empty={null}
      ready={({ pages }) => (
        <Stack gap={4}>
          <KindChips counts={pages[0]?.counts} kind={kind} onChange={setKind} />
          <Months items={pages.flatMap(({ items }) => items)} isAll={kind === null} />
          {source.hasNextPage ? (
            <Button
              look="default"
              isBusy={source.isFetchingNextPage}
              onClick={() => void source.fetchNextPage()}
            >
              {t('more')}
            </Button>
          ) : null}
        </Stack>
      )}
    />
  );
}

interface KindChipsProps {
  counts: UsesPage['counts'] | undefined;
  kind: UseKind | null;
  onChange: (kind: UseKind | null) => void;
}

/** Only kinds that there are, and the chosen one. */
function KindChips({ counts, kind, onChange }: KindChipsProps) {
  const t = useMessages('dataUse');
  const offered = useKinds.filter((each) => each === kind || (counts?.[each] ?? 0) > 0);
  if (offered.length === 0) return null;
  return (
    <Row gap={2} wrap role="group" aria-label={t('filter')}>
      {[null, ...offered].map((each) => (
        <PlainButton
          key={each ?? 'all'}
          className={classes.chip}
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
        >
          {each === null ? t('all') : t(`kinds.${each}`, { count: counts?.[each] ?? 0 })}
        </PlainButton>
      ))}
    </Row>
  );
}

function Months({ items, isAll }: { items: readonly Use[]; isAll: boolean }) {
  const t = useMessages('dataUse');
  const [first] = items;
  if (first === undefined)
    return <StatePanel icon={<IconEyeOff />} title={t(isAll ? 'empty' : 'emptyKind')} />;
  const months = Map.groupBy(items, ({ at }) => todayInIndia(new Date(at)).slice(0, 7));
  return [...months].map(([month, uses]) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <Text as="h2" id={`month-${month}`} tone="muted" weight="bold" size="md" face="plain">
        {t('month', { month: sayMonth(Number(month.slice(5))), year: month.slice(0, 4) })}
      </Text>
      <Card>
        <List isDivided>
          {uses.map((use) => (
            <UseLine key={use.id} use={use} />
          ))}
        </List>
      </Card>
    </section>
  ));
}

const icons: Record<Exclude<DataUse, 'number_opened'>, ReactNode> = {
  profile_opened: <IconUserCheck size={22} />,
  account_opened: <IconUserShield size={22} />,
  acted: <IconUserShield size={22} />,
  hall_card_read: <IconUserCheck size={22} />,
  exported: <IconFileExport size={22} />,
  office_copy: <IconFileExport size={22} />,
  downloaded: <IconDownload size={22} />,
  link_opened: <IconLink size={22} />,
};

function UseLine({ use }: { use: Use }) {
  const t = useMessages('dataUse');
  const { title, lines, when } = sayUse(use, t);
  return (
    <Row as="li" gap={3} align="baseline" className={classes.use}>
      <UseMark use={use} />
      <Stack breaks grow>
        <Text weight="bold" tone="ink">
          {title}
        </Text>
        {lines.map((line) => (
          <Text key={line} tone="soft">
            {line}
          </Text>
        ))}
        <Text as="time" tone="muted" figures dateTime={use.at}>
          {when}
        </Text>
      </Stack>
    </Row>
  );
}

function UseMark({ use: { what, person } }: { use: Use }) {
  if (what !== 'number_opened')
    return (
      <span className={classes.mark} aria-hidden="true">
        {icons[what]}
      </span>
    );
  return (
    <Thumb
      picture={person?.photo ?? null}
      fallbackGender={person?.gender ?? null}
      closedFor={person ? closedFor(person, namesOf(person).name) : undefined}
      width={44}
      height={44}
    />
  );
}
