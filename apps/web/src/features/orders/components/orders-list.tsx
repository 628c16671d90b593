import { orderSteps } from '@suchi/domain/money';
import { IconBook2, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { officePaths, ordersPath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { DataList } from '../../../shared/ui/data-list/data-list.tsx';
import { UndoBar } from '../../../shared/ui/undo-bar.tsx';
import { type LabelSelection, orderCountsQuery } from '../api/orders-queries.ts';
import { ordersFile } from '../model/orders-file.ts';
import type { OrdersPlace } from '../model/orders-place.ts';
import { toSelection } from '../model/selection.ts';
import { useOrderActions } from '../model/use-order-actions.ts';
import { useOrdersList } from '../model/use-orders-list.ts';
import { listBulkActions } from './bulk-actions.tsx';
import { DispatchPanel } from './dispatch-panel.tsx';
import { OrderCardLines } from './order-columns.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrdersHead } from './orders-head.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './orders-list.module.css';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { useScreen } from '../../../shared/ui/use-screen.ts';

/** The list with its panel, its actions and the bar that undoes them. */
export function OrdersList(place: OrdersPlace) {
  const { step, isPast } = place;
  const t = useMessages('orders');
  const navigate = useNavigate();
  const { data: counts } = useQuery(orderCountsQuery);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const actions = useOrderActions();
  const { list, selected } = useOrdersList(place, actions.one);
  const { search, filter } = selected;
  const { held } = actions.held;
  const closePanel = () => setIsPanelOpen(false);
  const openLabels = (selection: LabelSelection) =>
    void navigate(officePaths.orderLabels, { state: { selection } });
  const panel =
    isPanelOpen && list.selectedCount > 0 ? (
      <DispatchPanel
        {...{ selection: selected.selection, search, filter }}
        onClose={closePanel}
        onLabels={(ids) => openLabels({ ids })}
        onDispatch={(input) => {
          closePanel();
          actions.dispatch(input);
          selected.clear();
        }}
      />
    ) : null;
  const run = {
    dispatch: () => setIsPanelOpen(true),
    labels: () => openLabels(toSelection(selected.selection, search, filter)),
    deliver: () => actions.move('deliver', selected),
    archive: () => actions.move('archive', selected),
    restore: () => actions.move('restore', selected),
  };
  return (
    <Stack gap={4}>
      <OrdersHead
        {...place}
        counts={counts}
        shown={list.page?.total}
        isPaid={filter.is_paid}
        file={ordersFile(t, place, list, selected)}
        onArchiveSeason={actions.archiveSeason}
      />
      <OrderNotices notice={actions.notice} onClose={actions.closeNotice} />
      <DispatchFrame panel={panel} onClose={closePanel}>
        <DataList
          list={{ ...list, page: actions.held.withoutHidden(list.page) }}
          words={{
            label: t('list'),
            searchPlaceholder: t('search'),
            position: (values) => t('position', values),
            positionNone: t('positionNone'),
          }}
          rowName={({ name }) => name}
          card={{ lines: (order) => <OrderCardLines order={order} actions={actions.one} /> }}
          empty={{
            icon: <IconBook2 />,
            title: t(`empty.title.${step}`),
            text: t(search !== '' ? 'empty.search' : isPast ? 'empty.past' : 'empty.current'),
          }}
          tabs={{
            label: t('steps'),
            tabs: orderSteps.map((one) => ({
              label: t(`step.${one}`),
              to: ordersPath(one, { isPast }),
              count: counts?.[isPast ? 'past' : 'current'][one],
              isCurrent: one === step,
            })),
          }}
          bulkActions={listBulkActions({ place, isPaid: filter.is_paid, run }, t)}
        />
      </DispatchFrame>
      <UndoBar
        held={held && { key: held.words, icon: <IconCircleCheck size={22} />, words: held.words }}
        undo={{ label: t('done.undo'), onUndo: actions.held.undo }}
      />
    </Stack>
  );
}

interface DispatchFrameProps {
  panel: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The panel beside the list; a drawer where the window is narrow, the whole screen on a phone. */
function DispatchFrame({ panel, onClose, children }: DispatchFrameProps) {
  const t = useMessages('orders');
  const isWide = useScreen('(width >= 1200px)');
  const isPhone = useScreen('(width < 640px)');
  if (isWide) {
    return (
      <div className={panel ? classes.withPanel : undefined}>
        <div className={classes.list}>{children}</div>
        {panel ? <aside className={classes.aside}>{panel}</aside> : null}
      </div>
    );
  }
  return (
    <>
      {children}
      <Drawer.Root opened={panel !== null} onClose={onClose} position="right" size={isPhone ? '100%' : 400}>
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content aria-label={t('do.dispatch')} className={classes.drawer ?? ''}>
          {panel}
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
