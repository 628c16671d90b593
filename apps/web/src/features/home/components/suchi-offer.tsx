import type { CurrentEdition } from '@suchi/contracts/settings';
import { formatLongDate } from '../../../entities/association/long-date.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { OfferCard } from '../../../entities/offer/offer-card.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import classes from './suchi-offer.module.css';

interface SuchiOfferProps {
  edition: CurrentEdition;
  /** The last day on which it can be ordered. */
  orderUntil: string | null;
  to: string;
}

export function SuchiOffer({ edition, orderUntil, to }: SuchiOfferProps) {
  const t = useMessages('search');
  const price = formatRupees(edition.suchi_price);
  return (
    <OfferCard
      title={t('offer.suchiTitle')}
      price={price}
      lead={t('offer.suchiLead')}
      benefits={listBenefits(edition, t)}
      terms={orderUntil === null ? [] : [t('offer.orderUntil', { date: formatLongDate(orderUntil) })]}
      tone="leaf"
      picture={
        <span className={classes.book} lang="mr">
          <span>{t('offer.cover')}</span>
        </span>
      }
      action={
        <ButtonLink to={to} look="green" size="large" fullWidth>
          {t('offer.orderSuchi', { price })}
        </ButtonLink>
      }
    />
  );
}

function listBenefits(edition: CurrentEdition, t: Translate<'search'>): string[] {
  const { registration_until: registered, delivery_after: after, delivery_days: days } = edition;
  return [
    ...(registered === null ? [] : [t('offer.suchiRegistered', { date: formatLongDate(registered) })]),
    after === null || days === null
      ? t('offer.suchiDeliveryPlain')
      : t('offer.suchiDelivery', { date: formatLongDate(after), days }),
  ];
}
