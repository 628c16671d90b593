import { todayInIndia } from '@suchi/domain/basics';
import { planSubscription } from '@suchi/domain/money';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { OfferCard } from '../../../entities/offer/offer-card.tsx';
import { faces } from '../../../shared/brand/faces.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';

/** The subscription as an offer. The faces are drawings, never members. */
export function SearchOffer({ pricePaise }: { pricePaise: number }) {
  const t = useMessages('offers');
  const price = formatRupees(pricePaise);
  const [endDate] = useState(() => planSubscription([], todayInIndia(new Date())).endDate);
  return (
    <OfferCard
      title={t('offer.searchTitle')}
      price={price}
      lead={t('offer.searchLead')}
      benefits={[t('offer.searchSee'), t('offer.searchContact'), t('offer.searchKeep')]}
      terms={[t('offer.until', { date: formatLongDate(endDate) }), t('offer.noRenewal')]}
      tone="gold"
      picture={faces.map((face) => (
        <img key={face} src={face} alt="" width={300} height={420} loading="lazy" />
      ))}
      action={
        <ButtonLink to={paths.payment} size="large" fullWidth>
          {t('offer.buy', { price })}
        </ButtonLink>
      }
    />
  );
}
