import type { OfficeOrder } from '@suchi/contracts/money';
import { normaliseTracking, type TrackingFault } from '@suchi/domain/money';
import { IconAlertCircle, IconCheck, IconPackage } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './tracking-field.module.css';

interface TrackingFieldProps {
  order: OfficeOrder;
  value: string;
  fault: TrackingFault | null;
  onChange: (value: string) => void;
  /** A scanner presses Enter too. */
  onEnter: () => void;
}

/** The tracking number of one book. A number is only too short when the person has left its field. */
export function TrackingField({ order, value, fault, onChange, onEnter }: TrackingFieldProps) {
  const t = useMessages('orders');
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const shown = fault === 'too_short' && isTyping ? null : fault;
  const isRight = fault === null && normaliseTracking(value) !== '';
  return (
    <div className={classes.field}>
      <Row as="p" gap={3} align="stretch" justify="between" className={classes.head} aria-hidden="true">
        <b>{order.name}</b>
        <span>{[t('number', { id: order.id }), order.city].filter(Boolean).join(', ')}</span>
      </Row>
      <Row className={classes.box} data-invalid={shown !== null || undefined}>
        <IconPackage size={20} aria-hidden="true" />
        <input
          type="text"
          aria-label={t('panel.trackingOf', { name: order.name, id: order.id })}
          aria-invalid={shown !== null || undefined}
          aria-describedby={shown === null ? undefined : `${id}-fault`}
          placeholder={t('panel.placeholder')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={() => setIsTyping(true)}
          onBlur={() => setIsTyping(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
        />
        {isRight ? <IconCheck size={20} className={classes.right} aria-label={t('panel.right')} /> : null}
      </Row>
      <div aria-live="polite">
        {shown === null ? null : (
          <Row as="p" id={`${id}-fault`} gap={2} tone="error" above={2}>
            <IconAlertCircle size={18} aria-hidden="true" />
            {t(`panel.faults.${shown}`)}
          </Row>
        )}
      </div>
    </div>
  );
}
