import type { SetupState } from '@suchi/contracts/setup';
import { IconCashOff, IconLogin2, IconUserOff, IconUserPlus } from '@tabler/icons-react';
import { DesignCard } from '../../entities/association-design/design-card.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { List, Row } from '../../shared/ui/layout.tsx';
import { findPaymentsStanding } from './payments-standing.ts';

interface WhenOpenCardProps {
  state: SetupState;
  name: string;
}

/** What opening does, from what is ready now. */
export function WhenOpenCard({ state, name }: WhenOpenCardProps) {
  const t = useMessages('setup');
  const isRegistrationOpen = state.missing_pages.length === 0;
  const rows = [
    { Icon: IconLogin2, words: t('whenOpen.login', { host: location.host, name }) },
    isRegistrationOpen
      ? { Icon: IconUserPlus, words: t('whenOpen.register') }
      : { Icon: IconUserOff, words: t('whenOpen.noRegister') },
    ...(findPaymentsStanding(state.payments) === 'real'
      ? []
      : [{ Icon: IconCashOff, words: t('whenOpen.noSale') }]),
  ];
  return (
    <DesignCard title={t('whenOpen.title')}>
      <List gap={3}>
        {rows.map(({ Icon, words }) => (
          <Row as="li" key={words} gap={3} align="start">
            <Icon size={20} className="above-half muted" aria-hidden="true" />
            <span className="breaks">{words}</span>
          </Row>
        ))}
      </List>
    </DesignCard>
  );
}
