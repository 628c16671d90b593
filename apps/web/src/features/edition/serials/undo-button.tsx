import type { SerialRun } from '@suchi/contracts/print';
import { IconArrowBackUp } from '@tabler/icons-react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useUndoSerials } from '../api/edition-queries.ts';
import { sendChange } from '../model/send-change.ts';

export function UndoButton({ run }: { run: SerialRun }) {
  const t = useMessages('edition');
  const change = useUndoSerials();
  const undo = () => void sendChange(change, { run: run.id }, t('serials.undone'));
  return (
    <Button look="default" icon={<IconArrowBackUp size={20} />} isBusy={change.isPending} onClick={undo}>
      {t('serials.undo', { count: run.count, time: formatMoment(run.at) })}
    </Button>
  );
}
