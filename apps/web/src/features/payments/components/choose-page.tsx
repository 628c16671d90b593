import type { Offers, OwnPayment } from '@suchi/contracts/money';
import type { OfferType } from '@suchi/domain/money';
import { IconHelpCircle, IconInfoCircle, IconRefreshOff, IconShieldCheck, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { buySuchiPath } from '../../../entities/association/buy-suchi.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { buySearch } from '../api/payments-api.ts';
import { OfferChoice } from './offer-choice.tsx';
import { PayBar } from './pay-bar.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './choose-page.module.css';

interface ChoosePageProps {
  offers: Offers;
  /** The member has just closed the checkout. */
  wasDismissed: boolean;
  /** The purchase has begun: go to its page, which opens the checkout. */
  onStarted: (payment: OwnPayment) => void;
}

const offerTypes: readonly OfferType[] = ['subscription', 'suchi'];

/** What can be bought; one is chosen. */
export function ChoosePage({ offers, wasDismissed, onStarted }: ChoosePageProps) {
  const t = useMessages('payments');
  const [chosen, setChosen] = useState(() => findFirst(offers));
  return (
    <>
      {wasDismissed ? (
        <div role="status">
          <Banner tone="plain" icon={<IconX />} title={t('choose.dismissed')} />
        </div>
      ) : null}
      <Stack as="fieldset" gap={4} className={`bounded ${classes.offers}`}>
        <legend className="visually-hidden">{t('choose.label')}</legend>
        {offerTypes.map((type) => (
          <OfferChoice
            key={type}
            type={type}
            offers={offers}
            isChosen={type === chosen}
            onChoose={() => setChosen(type)}
          />
        ))}
      </Stack>
      <div>
        <Row as="p" gap={3} tone="soft" className={classes.line}>
          <IconShieldCheck size={24} className="muted" aria-hidden="true" />
          {t('choose.provider')}
        </Row>
        <Row as="p" gap={3} tone="soft" className={classes.line}>
          <IconInfoCircle size={24} className="muted" aria-hidden="true" />
          <span>
            {t('choose.whileClosed')}{' '}
            <Link to={paths.refunds} reloadDocument>
              {t('choose.refunds')}
            </Link>
          </span>
        </Row>
        <Row as="p" gap={3} tone="soft" className={classes.line}>
          <IconHelpCircle size={24} className="muted" aria-hidden="true" />
          <Link to={paths.paymentHelp}>{t('paidBut')}</Link>
        </Row>
      </div>
      <Action offers={offers} chosen={chosen} onStarted={onStarted} />
    </>
  );
}

function findFirst(offers: Offers): OfferType | null {
  return offerTypes.find((type) => offers[type].is_open || offers[type].pending !== null) ?? null;
}

interface ActionProps extends Pick<ChoosePageProps, 'offers' | 'onStarted'> {
  chosen: OfferType | null;
}

/** One button that names the sum. */
function Action({ offers, chosen, onStarted }: ActionProps) {
  const t = useMessages('payments');
  const buy = useMutation({ mutationFn: buySearch, onSuccess: onStarted });
  const words = useMemo(() => (buy.error ? errorWords(buy.error) : []), [buy.error]);
  if (chosen === null) return <PayBar note={t('choose.allClosed')}>{null}</PayBar>;
  const { price, pending } = offers[chosen];
  if (!offers.is_payable) return <PayBar note={t('choose.notPayable')}>{null}</PayBar>;
  const isAddressNext = chosen === 'suchi' && pending === null;
  return (
    <PayBar
      alert={<FormAlert words={words} />}
      note={
        <>
          <IconRefreshOff size={22} className="muted" aria-hidden="true" />
          {t('choose.noRenewal')}
        </>
      }
    >
      {isAddressNext ? (
        <ButtonLink to={buySuchiPath()} look="green" size="large" reloadDocument>
          {t('choose.toAddress')}
        </ButtonLink>
      ) : (
        <Button
          size="large"
          isBusy={buy.isPending}
          onClick={() => (pending === null ? buy.mutate(price) : onStarted(pending))}
        >
          {t('pay', { price: formatRupees(pending?.amount ?? price) })}
        </Button>
      )}
    </PayBar>
  );
}
