import { IconMicrophone2 } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { type Caller, type HeardCaller, useCaller } from '../api/caller-stage.ts';
import { CallerBar } from './caller-bar.tsx';
import { CallerFoot } from './caller-foot.tsx';
import type { OpenDialog } from './caller-parts.ts';
import { NextCard } from './next-card.tsx';
import { NowCard } from './now-card.tsx';
import { WaitingList } from './waiting-list.tsx';
import classes from './caller.module.css';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx').then((m) => m.OrderDialog));
const BreakDialog = lazyPart(() => import('./break-dialog.tsx').then((m) => m.BreakDialog));
const AwayDialog = lazyPart(() => import('./away-dialog.tsx').then((m) => m.AwayDialog));

/** Who is on the stage, who is next, and the call. For the phone in a hand and the tablet on a stand. */
export function CallerPage() {
  const t = useMessages('stage');
  const caller = useCaller();
  const { stage, query } = caller;
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} />
      {stage === undefined ? <NotYet query={query} /> : <OpenCaller caller={caller} stage={stage} />}
    </div>
  );
}

function NotYet({ query: { error, refetch, isFetching } }: Pick<Caller, 'query'>) {
  const t = useMessages('stage');
  if (error === null) return <Skeleton height={480} />;
  const isNone =
    error instanceof ApiError && (error.code === 'MELAWA_REFUSED' || error.code === 'MELAWA_NOT_FOUND');
  if (!isNone) return <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <StatePanel
      icon={<IconMicrophone2 />}
      title={t('notToday.title')}
      isPage
      action={
        <ButtonLink to={paths.admin} look="default">
          {t('leave')}
        </ButtonLink>
      }
    >
      <p>{t('notToday.text')}</p>
    </StatePanel>
  );
}

function OpenCaller({ caller: { tap, isWaiting, query }, stage }: { caller: Caller; stage: HeardCaller }) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const shared = { stage, tap, onOpen: setDialog };
  return (
    <>
      <CallerBar {...shared} isCut={isWaiting || query.isError} />
      <div className={classes.columns}>
        <NowCard {...shared} />
        <div className={classes.right}>
          <NextCard {...shared} />
          <WaitingList {...shared} />
        </div>
      </div>
      <CallerFoot {...shared} />
      {dialog === 'order' ? <OrderDialog stage={stage} tap={tap} onClose={close} /> : null}
      {dialog === 'break' ? <BreakDialog tap={tap} onClose={close} /> : null}
      {dialog === 'away' ? <AwayDialog stage={stage} tap={tap} onClose={close} /> : null}
    </>
  );
}
