import type { OwnPayment } from '@suchi/contracts/money';
import { IconBuildingBank, IconHandStop } from '@tabler/icons-react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { boughtKey } from '../model/bought.ts';
import { describeLastCheck } from '../model/describe-last-check.ts';
import { CheckNow } from './check-now.tsx';
import { CopyReference } from './copy-reference.tsx';
import { FactRows } from './fact-rows.tsx';
import { PayBar } from './pay-bar.tsx';
import { PhaseHead } from './phase-head.tsx';
import { StepList } from './step-list.tsx';

interface WaitingViewProps {
  payment: OwnPayment;
  /** How the last question to the bank went. */
  asking: 'idle' | 'pending' | 'success' | 'error';
  onCheck: () => void;
}

/** The bank has not answered yet. */
export function WaitingView({ payment, asking, onCheck }: WaitingViewProps) {
  const t = useMessages('payments');
  const isAuthorized = payment.phase === 'authorized';
  return (
    <>
      <PhaseHead
        tone="info"
        icon={<IconBuildingBank size={32} />}
        title={t(isAuthorized ? 'waiting.titleYes' : 'waiting.title')}
      >
        {t(isAuthorized ? 'waiting.leadYes' : 'waiting.lead')}
      </PhaseHead>
      <Banner tone="gold" icon={<IconHandStop />} title={t('doNotPayAgain')} />
      <FactRows
        rows={[
          { label: t(`what.${payment.order_type}`), value: formatRupees(payment.amount) },
          { label: t('waiting.started'), value: formatMoment(payment.started_at) },
          { label: t('reference'), value: <CopyReference reference={payment.reference} /> },
        ]}
      />
      <h2>{t('waiting.next')}</h2>
      <StepList
        steps={[
          {
            title: t(isAuthorized ? 'waiting.askProvider' : 'waiting.ask'),
            text: (
              <span aria-live="polite">
                {asking === 'error' ? t('waiting.notAsked') : describeLastCheck(payment, t)}
              </span>
            ),
            state: 'now',
          },
          {
            title: t(isAuthorized ? 'waiting.confirmed' : 'waiting.yes'),
            text: t(`waiting.yes${boughtKey[payment.order_type]}`),
            state: 'later',
          },
          {
            title: t(isAuthorized ? 'waiting.back' : 'waiting.no'),
            text: t('waiting.noText'),
            state: 'later',
          },
        ]}
      />
      <PayBar>
        <ButtonLink to={paths.home} look="default" reloadDocument>
          {t('goHome')}
        </ButtonLink>
        <CheckNow isAsking={asking === 'pending'} onCheck={onCheck} />
      </PayBar>
    </>
  );
}
