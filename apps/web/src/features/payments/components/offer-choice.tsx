import type { Offers } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { OfferType } from '@suchi/domain/money';
import { useId } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { CheckList } from '../../../entities/offer/check-list.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paymentPath } from '../../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Box } from '../../../shared/ui/layout.tsx';
import classes from './offer-choice.module.css';

interface OfferChoiceProps {
  type: OfferType;
  offers: Offers;
  isChosen: boolean;
  onChoose: () => void;
}

/** One offer as a radio card. A closed one stays, muted; one that waits for payment is continued. */
export function OfferChoice({ type, offers, isChosen, onChoose }: OfferChoiceProps) {
  const t = useMessages('payments');
  const id = useId();
  const { price, is_open: isOpen, pending, price_before: before } = offers[type];
  const canChoose = isOpen || pending !== null;
  const words = type === 'subscription' ? describeSearch(offers, t) : describeSuchi(offers, t);
  return (
    <div className={`${classes.card} ${isChosen ? classes.chosen : ''} ${canChoose ? '' : classes.closed}`}>
      <label className={classes.head}>
        <input
          type="radio"
          name="offer"
          checked={isChosen}
          disabled={!canChoose}
          onChange={onChoose}
          aria-describedby={`${id}-lead`}
        />
        <Text as="span" size="2xl" face="display" leading="snug" className={classes.title}>
          {words.title}
        </Text>{' '}
        <Text as="span" size="2xl" weight="bold" nowrap className={classes.price}>
          {formatRupees(pending?.amount ?? price)}
        </Text>
      </label>
      <Box id={`${id}-lead`} tone="soft" above={1}>
        {canChoose ? words.lead : <ClosedWords opensOn={offers[type].opens_on} />}
        {canChoose && before !== null ? (
          <p>{t('choose.newPrice', { before: formatRupees(before), price: formatRupees(price) })}</p>
        ) : null}
      </Box>
      {pending === null ? (
        <CheckList items={words.benefits} inset={2} above={2} className={classes.benefits} />
      ) : (
        <Link to={paymentPath(pending.id)} className={classes.pending}>
          {t('choose.pending', { at: formatMoment(pending.started_at) })}
        </Link>
      )}
    </div>
  );
}

function ClosedWords({ opensOn }: { opensOn: string | null }) {
  const t = useMessages('payments');
  return opensOn === null ? t('choose.closed') : t('choose.opensOn', { date: formatCalendarDate(opensOn) });
}

function describeSearch({ subscription }: Offers, t: Translate<'payments'>) {
  const { profiles } = subscription;
  return {
    title: t('choose.search'),
    lead: t('choose.searchUntil', { date: formatCalendarDate(subscription.valid_till) }),
    benefits: [
      ...(profiles === 0 ? [] : [t('choose.profiles', { count: profiles })]),
      t('choose.numbers'),
      t('choose.keep'),
    ],
  };
}

function describeSuchi({ suchi }: Offers, t: Translate<'payments'>) {
  const { edition, registration_until: registered, delivery_after: after, delivery_days: days } = suchi;
  return {
    title: t('choose.suchi'),
    lead: edition === null ? t('choose.suchiPlain') : t('choose.suchiEdition', { edition }),
    benefits: [
      ...(registered === null ? [] : [t('choose.registered', { date: formatCalendarDate(registered) })]),
      after === null || days === null
        ? t('choose.deliveryPlain')
        : t('choose.delivery', { date: formatCalendarDate(after), days }),
    ],
  };
}
