import { type GrievanceQueue, grievancePageSize } from '@suchi/contracts/grievances';
import { IconCircleCheck, IconPlus, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { readPage } from '../../../shared/navigation/read-page.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { usePageKeys } from '../../../shared/ui/use-page-keys.ts';
import { type DeskState, grievanceQueueQuery } from '../api/grievance-queries.ts';
import { GrievanceCasePanel } from './grievance-case.tsx';
import classes from './grievance-desk.module.css';
import { GrievanceLine } from './grievance-line.tsx';
import { Months } from './months.tsx';
import { RecordDialog } from './record-dialog.tsx';

const tabs = ['open', 'answered', 'months'] as const;

/** What people complain about, for those who hear it. */
export function GrievanceDeskPage() {
  const t = useMessages('grievanceDesk');
  const [search, setSearch] = useSearchParams();
  const [isRecording, setIsRecording] = useState(false);
  const { data } = useQuery(grievanceQueueQuery('open', 1));
  const tab = tabs.find((each) => each === search.get('state')) ?? 'open';
  return (
    <ScreenWrapper
      title={t('title')}
      lead={data && t('lead', { count: data.days })}
      actions={
        data?.may_share_out ? (
          <Button look="default" icon={<IconPlus size={20} />} onClick={() => setIsRecording(true)}>
            {t('record')}
          </Button>
        ) : null
      }
    >
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          count: key === 'open' ? data?.open : undefined,
        }))}
        initial={tab}
        onSelect={(key) => setSearch(key === 'open' ? {} : { state: key }, { replace: true })}
      >
        {(key) =>
          key === 'months' ? <Months /> : <Desk state={key} page={key === tab ? readPage(search) : 1} />
        }
      </Tabs>
      {isRecording ? <RecordDialog onClose={() => setIsRecording(false)} /> : null}
    </ScreenWrapper>
  );
}

function Desk({ state, page }: { state: DeskState; page: number }) {
  const t = useMessages('grievanceDesk');
  return (
    <ListStates
      source={useQuery(grievanceQueueQuery(state, page))}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={480} />}
      empty={
        <StatePanel icon={<IconScale />} title={t(state === 'open' ? 'emptyOpen' : 'emptyAnswered')}>
          <p>{t('emptyText')}</p>
        </StatePanel>
      }
      ready={(queue) => <TwoPanes queue={queue} state={state} page={page} />}
    />
  );
}

interface TwoPanesProps {
  queue: GrievanceQueue;
  state: DeskState;
  page: number;
}

function TwoPanes({ queue, state, page }: TwoPanesProps) {
  const t = useMessages('grievanceDesk');
  const [search, setSearch] = useSearchParams();
  const open = useChosen(queue);
  const choose = (id: number) =>
    setSearch({ ...Object.fromEntries(search), open: String(id) }, { replace: true });
  const move = (by: number) => {
    const at = queue.items.findIndex(({ id }) => id === open) + by;
    const next = queue.items[Math.min(Math.max(at, 0), queue.items.length - 1)];
    if (next) choose(next.id);
  };
  usePageKeys(
    { j: () => move(1), k: () => move(-1), e: () => document.getElementById(answerFieldId)?.focus() },
    ['j', 'k'],
  );
  return (
    <div className={classes.panes}>
      <div>
        <Card className={classes.listCard}>
          <List isDivided aria-label={t('tabs.label')}>
            {queue.items.map((item) => (
              <GrievanceLine key={item.id} item={item} isChosen={item.id === open} onChoose={choose} />
            ))}
          </List>
          <YearLine year={queue.year} />
        </Card>
        <Pager
          page={page}
          pages={Math.ceil(queue.total / grievancePageSize)}
          pageHref={(to) => `${officePaths.grievances}?state=${state}&page=${to}`}
          words={{ label: t('pages'), newer: t('newer'), older: t('older') }}
          place={(values) => t('page', values)}
        />
        <Text tone="muted" size="md" above={2}>
          {t('keys')}
        </Text>
      </div>
      {open === null ? (
        <Text tone="soft">{t('case.choose')}</Text>
      ) : (
        <GrievanceCasePanel key={open} id={open} answerFieldId={answerFieldId} />
      )}
    </div>
  );
}

const answerFieldId = 'grievance-answer';

/** The one of the address, also when it is on another page; else the first. */
function useChosen({ items }: GrievanceQueue): number | null {
  const [search] = useSearchParams();
  const asked = Number(search.get('open') ?? '');
  return Number.isInteger(asked) && asked > 0 ? asked : (items[0]?.id ?? null);
}

function YearLine({ year: { answered, median_days: days, late } }: { year: GrievanceQueue['year'] }) {
  const t = useMessages('grievanceDesk');
  if (answered === 0 || days === null) return null;
  return (
    <Row gap={3} tone="muted" className={classes.year}>
      <IconCircleCheck size={20} aria-hidden="true" />
      {t('year', {
        count: answered,
        days: t('days', { count: days }),
        late: late === 0 ? t('noneLate') : t('someLate', { count: late }),
      })}
    </Row>
  );
}
