import type { CurrentEdition } from '@suchi/contracts/settings';
import { isBookPrinted } from '@suchi/domain/print';
import { association } from '../../../shared/brand/association.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
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
  const t = useMessages('offers');
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
        <span className={classes.book} lang={association.ownLanguage}>
          {association.coverWord ?? association.shortName}
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

function listBenefits(edition: CurrentEdition, t: Translate<'offers'>): string[] {
  const { registration_until: registered } = edition;
  return [
    ...(registered === null ? [] : [t('offer.suchiRegistered', { date: formatLongDate(registered) })]),
    describeDelivery(edition, t),
  ];
}

/** A day that has passed is not named: then only the length of a delivery counts. */
function describeDelivery(edition: CurrentEdition, t: Translate<'offers'>): string {
  const { stage, delivery_after: after, delivery_days: days } = edition;
  if (after === null || days === null) return t('offer.suchiDeliveryPlain');
  return isBookPrinted(stage)
    ? t('offer.suchiDeliveryNow', { days })
    : t('offer.suchiDelivery', { date: formatLongDate(after), days });
}
