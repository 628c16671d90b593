import { IconHeartHandshake } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

interface MarriedPanelProps {
  name: string;
  isBusy: boolean;
  onUndo: () => void;
}

export function MarriedPanel({ name, isBusy, onUndo }: MarriedPanelProps) {
  const t = useMessages('profile');
  return (
    <StatePanel
      icon={<IconHeartHandshake />}
      title={t('markMarried.marriedTitle', { name })}
      action={
        <Button look="default" isBusy={isBusy} onClick={onUndo}>
          {t('markMarried.undo')}
        </Button>
      }
    >
      <p>{t('markMarried.marriedText')}</p>
    </StatePanel>
  );
}
