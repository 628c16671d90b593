import { IconCreditCard } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import classes from './search-area.module.css';

/** Explains that paying is not open yet. */
export function BuySoon({ isAsked }: { isAsked: boolean }) {
  const t = useMessages('search');
  return (
    <div role="status" className={classes.soon}>
      {isAsked ? (
        <Banner tone="gold" icon={<IconCreditCard />} title={t('standing.buySoonTitle')}>
          {t('standing.buySoonText')}
        </Banner>
      ) : null}
    </div>
  );
}
