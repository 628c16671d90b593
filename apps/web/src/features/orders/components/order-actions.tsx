import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { OfficeOrder } from '@suchi/contracts/office';
import { canChangeDelivery, checkOrderStep } from '@suchi/domain/money';
import { IconArchive, IconArrowBackUp, IconBuilding, IconDots, IconTruckDelivery } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import classes from './order-actions.module.css';

/** What can be done with one order. */
export interface OrderActionsOf {
  deliver: (order: OfficeOrder) => void;
  archive: (order: OfficeOrder) => void;
  restore: (order: OfficeOrder) => void;
  setKind: (order: OfficeOrder, kind: OfficeOrder['delivery_kind']) => void;
}

/** The next step of one order, and the rest behind a menu. */
export function OrderActions({ order, actions }: { order: OfficeOrder; actions: OrderActionsOf }) {
  const t = useMessages('orders');
  const { name } = order;
  if (order.is_archived) {
    return (
      <div className={classes.actions}>
        <Button
          look="default"
          size="small"
          icon={<IconArrowBackUp size={18} />}
          aria-label={t('do.restoreOf', { name })}
          onClick={() => actions.restore(order)}
        >
          {t('do.restore')}
        </Button>
      </div>
    );
  }
  const canDeliver = checkOrderStep(stateOf(order), 'delivered').allowed;
  const isPickUp = order.delivery_kind === 'pick_up';
  return (
    <div className={classes.actions}>
      {canDeliver ? (
        <Button
          look="default"
          size="small"
          aria-label={t(isPickUp ? 'do.handOverOf' : 'do.deliverOf', { name })}
          onClick={() => actions.deliver(order)}
        >
          {t(isPickUp ? 'do.handOver' : 'do.deliver')}
        </Button>
      ) : null}
      <MoreActions order={order} actions={actions} />
    </div>
  );
}

function stateOf(order: OfficeOrder) {
  return {
    paymentStatus: order.status,
    step: order.order_status,
    isArchived: order.is_archived,
    deliveryKind: order.delivery_kind,
  };
}

function MoreActions({ order, actions }: { order: OfficeOrder; actions: OrderActionsOf }) {
  const t = useMessages('orders');
  const isPickUp = order.delivery_kind === 'pick_up';
  return (
    <Menu position="bottom-end" radius="md" shadow="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.more} aria-label={t('do.more', { name: order.name })}>
          <IconDots size={20} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {canChangeDelivery(stateOf(order)) ? (
          <Menu.Item
            leftSection={isPickUp ? <IconTruckDelivery size={20} /> : <IconBuilding size={20} />}
            onClick={() => actions.setKind(order, isPickUp ? 'post' : 'pick_up')}
          >
            {t(isPickUp ? 'do.toPost' : 'do.toPickUp')}
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconArchive size={20} />} onClick={() => actions.archive(order)}>
          {t('do.archive')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
