import {
  type DispatchInput,
  dispatchMaxOrders,
  type OfficeOrder,
  type OrderFilter,
} from '@suchi/contracts/money';
import { type Carrier, carriers, hasAddress } from '@suchi/domain/money';
import { IconAlertTriangle, IconPrinter, IconTruckDelivery, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { ListSelection } from '../../../shared/ui/data-list/list-selection.ts';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { selectedOrdersQuery } from '../api/orders-queries.ts';
import { carrierWords } from '../model/carrier-words.ts';
import { useDispatchForm } from '../model/use-dispatch-form.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './dispatch-panel.module.css';
import { TrackingField } from './tracking-field.tsx';

interface DispatchPanelProps {
  selection: ListSelection<number>;
  search: string;
  filter: OrderFilter;
  onDispatch: (input: DispatchInput) => void;
  onLabels: (orders: number[]) => void;
  onClose: () => void;
}

/** For the volunteer with the parcels: one carrier, a number for each book, one button. */
export function DispatchPanel({ selection, search, filter, onClose, ...rest }: DispatchPanelProps) {
  const t = useMessages('orders');
  const source = useQuery(selectedOrdersQuery(selection, search, filter));
  const posted = source.data?.rows.filter(({ delivery_kind: kind }) => kind === 'post');
  const sent = posted?.filter(hasAddress);
  return (
    <section className={classes.panel} aria-labelledby="dispatch-title">
      <Row as="header" gap={3} justify="between" className={classes.head}>
        <h2 id="dispatch-title">{t('panel.title', { count: sent?.length ?? 0 })}</h2>
        <IconButton
          label={t('notices.close')}
          onClick={onClose}
          icon={<IconX size={22} aria-hidden="true" />}
        />
      </Row>
      {source.data === undefined && source.error !== null ? (
        <FailedState
          error={source.error}
          onRetry={() => void source.refetch()}
          isRetrying={source.isFetching}
        />
      ) : null}
      {source.data === undefined && source.error === null ? <Skeleton height={320} /> : null}
      {source.data && posted && sent ? (
        <DispatchForm
          orders={sent}
          leftOut={{
            pickedUp: source.data.rows.length - posted.length,
            withoutAddress: posted.length - sent.length,
          }}
          isCut={source.data.isCut}
          {...rest}
        />
      ) : null}
    </section>
  );
}

/** The selected orders that cannot be sent. */
interface LeftOut {
  pickedUp: number;
  withoutAddress: number;
}

interface DispatchFormProps extends Pick<DispatchPanelProps, 'onDispatch' | 'onLabels'> {
  orders: readonly OfficeOrder[];
  leftOut: LeftOut;
  isCut: boolean;
}

function DispatchForm({ orders, leftOut, isCut, onDispatch, onLabels }: DispatchFormProps) {
  const t = useMessages('orders');
  const { fields, button, numberOf, faultOf, ...form } = useDispatchForm(orders);
  const count = orders.length;
  const missing = orders.filter(({ id }) => numberOf(id).trim() === '').length;
  const dispatch = () => {
    if (!form.goToFault()) onDispatch(form.toInput());
  };
  if (count === 0) return <LeftOutNotes text={t('panel.nothing')} {...leftOut} />;
  return (
    <>
      <Stack gap={3} className={classes.body}>
        <SelectField
          label={t('panel.carrier')}
          options={carriers.map((value) => ({ value, label: carrierWords(value, t) }))}
          value={form.carrier}
          onChange={(value) => form.setCarrier((value ?? 'speed_post') as Carrier)}
        />
        <Row as="p" gap={3} align="stretch" justify="between" above={1} className={classes.trackingHead}>
          <b>{t('panel.tracking')}</b>
          <span>{t('panel.trackingHint')}</span>
        </Row>
        <div ref={fields}>
          {orders.map((order) => (
            <TrackingField
              key={order.id}
              order={order}
              value={numberOf(order.id)}
              fault={faultOf(order.id)}
              onChange={(value) => form.setNumber(order.id, value)}
              onEnter={() => form.goOn(order.id)}
            />
          ))}
        </div>
        <CheckboxField
          label={t('panel.mail')}
          hint={t('panel.mailHint', { count })}
          isChecked={form.mailsBuyers}
          onChange={form.setMailsBuyers}
        />
        {missing > 0 ? <Note text={t('panel.missing', { count: missing })} /> : null}
        {isCut ? <Note text={t('panel.tooMany', { most: dispatchMaxOrders })} /> : null}
        <LeftOutNotes {...leftOut} />
      </Stack>
      <Stack as="footer" gap={2} className={classes.foot}>
        <Button ref={button} fullWidth icon={<IconTruckDelivery size={20} />} onClick={dispatch}>
          {t('panel.send', { count })}
        </Button>
        <Button
          look="default"
          fullWidth
          icon={<IconPrinter size={20} />}
          onClick={() => onLabels(orders.map(({ id }) => id))}
        >
          {t('panel.print', { count })}
        </Button>
      </Stack>
    </>
  );
}

function LeftOutNotes({ text, pickedUp, withoutAddress }: LeftOut & { text?: string }) {
  const t = useMessages('orders');
  return (
    <>
      {text === undefined ? null : <p>{text}</p>}
      {withoutAddress > 0 ? <Note text={t('panel.withoutAddress', { count: withoutAddress })} /> : null}
      {pickedUp > 0 ? <Note text={t('panel.pickedUp', { count: pickedUp })} /> : null}
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <Row as="p" gap={2} align="stretch" className={`framed pad-3 tinted tint-gold ${classes.note}`}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      {text}
    </Row>
  );
}
