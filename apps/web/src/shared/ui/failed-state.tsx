import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { errorWords } from '../i18n/error-words.ts';
import { useMessages } from '../i18n/messages.ts';
import { Button } from './button.tsx';
import { StatePanel } from './state-panel.tsx';

interface FailedStateProps {
  /** In place of the general words. */
  title?: string;
  /** The error decides the words. */
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  /** The only content of the page. */
  isPage?: boolean;
}

export function FailedState({ title, error, onRetry, isRetrying = false, isPage = false }: FailedStateProps) {
  const t = useMessages('common');
  return (
    <div role="alert">
      <StatePanel
        isPage={isPage}
        tone="error"
        icon={<IconCloudOff />}
        title={title ?? t('failed.title')}
        action={
          <Button look="default" icon={<IconRefresh size={20} />} onClick={onRetry} isBusy={isRetrying}>
            {t('tryAgain')}
          </Button>
        }
      >
        {errorWords(error).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </StatePanel>
    </div>
  );
}
