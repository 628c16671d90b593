import { IconArchive, IconArrowBackUp, IconCircleCheck, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { formatRupees } from '../../entities/offer/format-rupees.ts';
import { officePaths } from '../../shared/config/office-paths.ts';
import { ListDownload } from '../../shared/downloads/list-download.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { useLocation } from '../../shared/router/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DataList } from '../../shared/ui/data-list/data-list.tsx';
import { ListCount } from '../../shared/ui/data-list/list-count.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { UndoBar } from '../../shared/ui/undo-bar.tsx';
import { SeasonDialog } from './season-dialog.tsx';
import { subscriptionCard } from './subscription-columns.tsx';
import { type SubscriptionList, subscriptionsFile } from './subscriptions-api.ts';
import classes from './subscriptions.module.css';
import { useSubscriptionsList } from './use-subscriptions-list.ts';

const pathOf: Record<SubscriptionList, string> = {
  current: officePaths.subscriptions,
  past: officePaths.pastSubscriptions,
};

/** For the treasurer: who may search, since when and by which payment. */
export function SubscriptionsPage() {
  const { pathname } = useLocation();
  // The other list has its own held action.
  return <Subscriptions key={pathname} list={pathname === pathOf.past ? 'past' : 'current'} />;
}

function Subscriptions({ list }: { list: SubscriptionList }) {
  const t = useMessages('subscriptions');
  const [isAsking, setIsAsking] = useState(false);
  const { state, answer, moving, rowMove, moveSelected, archiveSeason } = useSubscriptionsList(list);
  const { search } = state.address.address;
  const how = list === 'current' ? 'archive' : 'restore';
  const Icon = list === 'current' ? IconArchive : IconArrowBackUp;
  return (
    <ScreenWrapper
      title={t(list === 'current' ? 'title' : 'pastTitle')}
      heading={
        <>
          {t(list === 'current' ? 'title' : 'pastTitle')}
          <ListCount shown={state.page?.total} all={answer?.counts[list]} />
        </>
      }
      actions={
        <>
          {list === 'current' ? (
            <Button
              look="default"
              icon={<IconArchive size={20} aria-hidden="true" />}
              onClick={() => setIsAsking(true)}
            >
              {t('season.open')}
            </Button>
          ) : null}
          <ListDownload file={subscriptionsFile(t, list, state)} />
        </>
      }
    >
      <Failure words={moving.failure} />
      <DataList
        list={{ ...state, page: moving.withoutHidden(state.page) }}
        words={{
          label: t('title'),
          searchPlaceholder: t('search'),
          position: (values) => t('position', values),
          positionNone: t('positionNone'),
        }}
        rowName={({ name }) => name}
        card={subscriptionCard(rowMove, t)}
        hasFixedColumns
        filterControl={answer ? <Received amount={answer.received} /> : null}
        empty={{
          icon: <IconSearch />,
          title: t(`empty.title.${list}`),
          text: t(search !== '' ? 'empty.search' : list === 'current' ? 'empty.current' : 'empty.archived'),
        }}
        tabs={{
          label: t('lists'),
          tabs: (['current', 'past'] as const).map((one) => ({
            label: t(one === 'current' ? 'title' : 'pastTitle'),
            to: pathOf[one],
            count: answer?.counts[one],
            isCurrent: one === list,
          })),
        }}
        bulkActions={[
          { key: how, label: t(how), icon: <Icon size={20} aria-hidden="true" />, run: moveSelected },
        ]}
      />
      {isAsking ? (
        <SeasonDialog
          onArchive={(day, count) => {
            setIsAsking(false);
            archiveSeason(day, count);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      <Undo moving={moving} />
    </ScreenWrapper>
  );
}

function Received({ amount }: { amount: number }) {
  const t = useMessages('subscriptions');
  const text = t('received', { amount: formatRupees(amount) });
  return (
    <p className={classes.received}>
      <RichMessage text={text} marks={{ b: (sum) => <b>{sum}</b> }} />
    </p>
  );
}

function Undo({ moving }: { moving: ReturnType<typeof useSubscriptionsList>['moving'] }) {
  const t = useMessages('subscriptions');
  const { held, undo } = moving;
  return (
    <UndoBar
      held={held && { key: held.words, icon: <IconCircleCheck size={22} />, words: held.words }}
      undo={{ label: t('done.undo'), onUndo: undo }}
    />
  );
}

function Failure({ words }: { words: string | null }) {
  const t = useMessages('subscriptions');
  return (
    <div role="alert" className={classes.alert}>
      {words === null ? null : (
        <p className={`framed pad-3 tinted tint-error ${classes.failure}`}>{t('failed', { words })}</p>
      )}
    </div>
  );
}
