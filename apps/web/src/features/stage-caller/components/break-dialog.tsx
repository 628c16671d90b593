import { breakMinutes } from '@suchi/domain/melawa';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import type { NewTap } from '../model/tap-queue.ts';
import type { CallerPart } from './caller-parts.ts';

/** The turn ends, and the hall screen says until when. */
export function BreakDialog({ tap, onClose }: Pick<CallerPart, 'tap'> & { onClose: () => void }) {
  const t = useMessages('stage');
  const begin = (wish: Omit<Extract<NewTap, { kind: 'pause' }>, 'kind'>) => () => {
    tap({ kind: 'pause', ...wish });
    onClose();
  };
  return (
    <OfficeDialog title={t('break.title')} lead={t('break.lead')} onClose={onClose}>
      <Stack gap={3}>
        {breakMinutes.map((minutes) => (
          <Button key={minutes} look="default" fullWidth onClick={begin({ pause: 'break', minutes })}>
            {t('break.minutes', { count: minutes })}
          </Button>
        ))}
        <Button look="default" fullWidth onClick={begin({ pause: 'lunch', minutes: 5 })}>
          {t('break.lunch')}
        </Button>
        <Button look="default" fullWidth onClick={begin({ pause: 'end', minutes: 5 })}>
          {t('break.end')}
        </Button>
      </Stack>
    </OfficeDialog>
  );
}
