import { useMessages } from '../../../shared/i18n/messages.ts';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import type { CallerPart } from './caller-parts.ts';
import { OrderRows } from './order-rows.tsx';

/** Everybody who waits. */
export function OrderDialog({
  stage,
  tap,
  onClose,
}: Pick<CallerPart, 'stage' | 'tap'> & { onClose: () => void }) {
  const t = useMessages('stage');
  return (
    <OfficeDialog
      title={t('order')}
      lead={t('orderLead', { count: stage.line.length })}
      size="lg"
      onClose={onClose}
    >
      <OrderRows stage={stage} tap={tap} numbers={stage.line} />
    </OfficeDialog>
  );
}
