import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { OfficeOrder } from '@suchi/contracts/money';
import { canChangeDelivery, checkOrderStep, checkReturn, hasAddress } from '@suchi/domain/money';
import {
  IconArchive,
  IconArrowBackUp,
  IconBuilding,
  IconDots,
  IconPackageOff,
  IconPencil,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './order-actions.module.css';
import { OrderAddressDialog } from './order-address-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** What can be done with one order. */
export interface OrderActionsOf {
  deliver: (order: OfficeOrder) => void;
  archive: (order: OfficeOrder) => void;
  restore: (order: OfficeOrder) => void;
  setKind: (order: OfficeOrder, kind: OfficeOrder['delivery_kind']) => void;
}

type OrderDialog = 'address' | 'return';

/** The next step of one order, and the rest behind a menu. */
export function OrderActions({ order, actions }: { order: OfficeOrder; actions: OrderActionsOf }) {
  const t = useMessages('orders');
  const [opened, setOpened] = useState<OrderDialog | null>(null);
  const close = () => setOpened(null);
  const { name } = order;
  if (order.is_archived) {
    return (
      <Row gap={1} justify="end" nowrap className={classes.actions}>
        <Button
          look="default"
          size="small"
          icon={<IconArrowBackUp size={18} />}
          aria-label={t('do.restoreOf', { name })}
          onClick={() => actions.restore(order)}
        >
          {t('do.restore')}
        </Button>
      </Row>
    );
  }
  const canDeliver = checkOrderStep(stateOf(order), 'delivered').allowed;
  const isPickUp = order.delivery_kind === 'pick_up';
  const needsAddress = canChangeAddress(order) && !hasAddress(order);
  return (
    <Row gap={1} justify="end" nowrap className={classes.actions}>
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
      {needsAddress ? (
        <Button
          look="default"
          size="small"
          aria-label={t('do.enterAddressOf', { name })}
          onClick={() => setOpened('address')}
        >
          {t('do.enterAddress')}
        </Button>
      ) : null}
      <MoreActions order={order} actions={actions} onOpen={setOpened} />
      {opened === 'address' ? <OrderAddressDialog order={order} onClose={close} /> : null}
      {opened === 'return' ? <ReturnDialog order={order} onClose={close} /> : null}
    </Row>
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

const canChangeAddress = (order: OfficeOrder) =>
  order.delivery_kind === 'post' && canChangeDelivery(stateOf(order));

interface MoreActionsProps {
  order: OfficeOrder;
  actions: OrderActionsOf;
  onOpen: (dialog: OrderDialog) => void;
}

function MoreActions({ order, actions, onOpen }: MoreActionsProps) {
  const t = useMessages('orders');
  const isPickUp = order.delivery_kind === 'pick_up';
  return (
    <Menu position="bottom-end" radius="md" shadow="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton
          className={classes.more}
          label={t('do.more', { name: order.name })}
          icon={<IconDots size={20} aria-hidden="true" />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {canChangeAddress(order) ? (
          <Menu.Item leftSection={<IconPencil size={20} />} onClick={() => onOpen('address')}>
            {t(hasAddress(order) ? 'do.changeAddress' : 'do.enterAddress')}
          </Menu.Item>
        ) : null}
        {checkReturn(stateOf(order)).allowed ? (
          <Menu.Item leftSection={<IconPackageOff size={20} />} onClick={() => onOpen('return')}>
            {t('do.returned')}
          </Menu.Item>
        ) : null}
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
