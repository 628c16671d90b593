import type { WaitingCheque } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BounceDialog, ClearDialog } from './cheque-dialogs.tsx';
import { Row, List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';

export function ChequeList({ cheques }: { cheques: readonly WaitingCheque[] }) {
  return (
    <List isDivided className="lines-3 flush">
      {cheques.map((cheque) => (
        <ChequeLine key={cheque.payment} cheque={cheque} />
      ))}
    </List>
  );
}

function ChequeLine({ cheque }: { cheque: WaitingCheque }) {
  const t = useMessages('treasury');
  const [opened, setOpened] = useState<'clear' | 'bounce' | null>(null);
  const { payer: name, number, bank } = cheque;
  return (
    <li>
      <Row as="p" gap={3} rowGap={0} align="stretch" justify="between" wrap weight="bold">
        <span>{name}</span>
        <Text as="span" nowrap>
          {formatRupees(cheque.amount)}
        </Text>
      </Row>
      <Text tone="soft" breaks>
        {t('cheques.line', { number, bank, day: formatCalendarDate(cheque.received_on) })}
      </Text>
      <Row gap={2} align="stretch" wrap above={2}>
        <Button
          look="default"
          size="small"
          aria-label={t('cheques.clearedOf', { name })}
          onClick={() => setOpened('clear')}
        >
          {t('cheques.cleared')}
        </Button>
        <Button
          look="default"
          size="small"
          aria-label={t('cheques.bouncedOf', { name })}
          onClick={() => setOpened('bounce')}
        >
          {t('cheques.bounced')}
        </Button>
      </Row>
      {opened === 'clear' ? <ClearDialog cheque={cheque} onClose={() => setOpened(null)} /> : null}
      {opened === 'bounce' ? <BounceDialog cheque={cheque} onClose={() => setOpened(null)} /> : null}
    </li>
  );
}
