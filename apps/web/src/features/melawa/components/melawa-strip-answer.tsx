import type { OwnMelawa } from '@suchi/contracts/melawa';
import { isMelawaDay } from '@suchi/domain/melawa';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';

/** What the strip of the melawa says about the own answer, and the next step. */
export function MelawaStripAnswer({ own }: { own: OwnMelawa }) {
  const t = useMessages('melawa');
  return <>{findState(own, t)}</>;
}

function findState(own: OwnMelawa, t: Translate<'melawa'>): ReactNode {
  const { phase, answer, seats, to_pay: toPay, event } = own;
  const pass = <Link to={paths.melawaPass}>{t('strip.pass')}</Link>;
  if (isMelawaDay(phase) && seats > 0)
    return (
      <>
        <Link to="/melawa/today">{t('strip.today')}</Link> · {pass}
      </>
    );
  if (answer?.is_coming)
    return (
      <>
        {t('strip.coming', { count: own.people })} · {seats > 0 ? pass : t('strip.waits')}
        {toPay > 0 ? (
          <>
            {' · '}
            <Link to={paths.melawa}>{t('strip.pay', { amount: formatRupees(toPay) })}</Link>
          </>
        ) : null}
      </>
    );
  if (phase === 'answers')
    return answer === null ? (
      <Link to={paths.melawa}>{t('invitation.ask')}</Link>
    ) : (
      <>
        {t('strip.notComing')} · <Link to={paths.melawa}>{t('strip.change')}</Link>
      </>
    );
  if (phase === 'after') return null;
  return t(event.takes_walk_ins ? 'strip.walkIn' : 'strip.closed');
}
