import type { AddressLabel, AddressLabels } from '@suchi/contracts/money';
import {
  fitAddress,
  formatPincode,
  type LabelFormatName,
  labelFormats,
  placeLabel,
} from '@suchi/domain/print';
import { formatPhone } from '@suchi/domain/text';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './label-sheet.module.css';

export interface PlacedLabel {
  label: AddressLabel;
  place: number;
}

interface LabelSheetProps {
  format: LabelFormatName;
  labels: readonly PlacedLabel[];
  sender: AddressLabels['sender'];
}

const mm = (length: number) => `${length}mm`;

/** One A4 sheet. Every measure is in millimetres, so that the labels meet the paper's. */
export function LabelSheet({ format, labels, sender }: LabelSheetProps) {
  const { width, height } = labelFormats[format];
  return (
    <div className={classes.sheet} data-format={format}>
      {labels.map(({ label, place }) => {
        const { left, top } = placeLabel(labelFormats[format], place);
        return (
          <div
            key={label.order}
            className={classes.label}
            style={{ left: mm(left), top: mm(top), width: mm(width), height: mm(height) }}
          >
            <Label label={label} format={format} sender={sender} />
          </div>
        );
      })}
    </div>
  );
}

/** A longer name needs smaller letters to stay on its line. */
const longName = { 14: 32, 24: 28 } as const;

function Label({ label, format, sender }: Omit<LabelSheetProps, 'labels'> & { label: AddressLabel }) {
  const t = useMessages('orders');
  const { order, name, address, city, pincode, mobile } = label;
  return (
    <>
      <Row as="p" align="stretch" justify="between" className={classes.top}>
        <span>{t('labels.to')}</span>
        <span>{t('number', { id: order })}</span>
      </Row>
      <p className={classes.name} data-long={name.length > longName[format] || undefined}>
        {name}
      </p>
      <p className={classes.address} data-fit={fitAddress(address, labelFormats[format])}>
        {address}
      </p>
      <p className={classes.place}>
        {city} <b>{formatPincode(pincode)}</b>
      </p>
      <Row align="end" justify="between" nowrap className={classes.foot}>
        <p>{mobile === '' ? '' : t('labels.mobile', { mobile: formatPhone(mobile) })}</p>
        {format === 14 ? (
          <p className={classes.sender}>
            {t('labels.from', { name: sender.name })}
            <span>{sender.address}</span>
          </p>
        ) : null}
      </Row>
    </>
  );
}
