import type { Purpose } from '@suchi/domain/consent';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useSwitchConsent } from '../model/use-switch-consent.ts';

/** A new notice changed the purpose. The switch says yes; this says no, so that nobody is asked on and on. */
export function AskedAgain({ purpose }: { purpose: Purpose }) {
  const t = useMessages('consent');
  const change = useSwitchConsent();
  return (
    <Row gap={3} wrap justify="between">
      <Text weight="bold">{t('askedAgain.text')}</Text>
      <Button size="small" look="default" onClick={() => change(purpose, false)}>
        {t('askedAgain.leave')}
      </Button>
    </Row>
  );
}
