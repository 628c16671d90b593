import { IconWifiOff } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';

/** The provider's script did not load. */
export function ScriptAlert({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('payments');
  const tCommon = useMessages('common');
  return (
    <div role="alert">
      <Banner
        tone="error"
        icon={<IconWifiOff />}
        title={t('script.title')}
        action={
          <Button look="default" onClick={onRetry}>
            {tCommon('tryAgain')}
          </Button>
        }
      >
        {t('script.text')}
      </Banner>
    </div>
  );
}
