import { type OfficeOrder, returnOrderContract } from '@suchi/contracts/money';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useRefreshOrders } from '../api/send-orders.ts';

interface ReturnDialogProps {
  order: OfficeOrder;
  onClose: () => void;
}

/** The post brought the parcel back. */
export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const t = useMessages('orders');
  const refresh = useRefreshOrders();
  const send = useMutation({
    mutationFn: (reason: string) => api.call(returnOrderContract, { order: order.id, reason }),
    onSuccess: async () => {
      showToast({ message: t('returned.done'), tone: 'success' });
      onClose();
      await refresh();
    },
  });
  return (
    <ReasonDialog
      title={t('returned.title', { name: order.name })}
      text={t('returned.text')}
      label={t('returned.label')}
      confirm={t('returned.confirm')}
      isBusy={send.isPending}
      failure={send.error ? errorWords(send.error) : []}
      onClose={onClose}
      onConfirm={(reason) => send.mutate(reason)}
    />
  );
}
