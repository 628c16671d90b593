import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { canReject, noRejection, reasonOf } from '../profile/rejection.ts';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { RejectionForm } from '../profile/rejection-form.tsx';

interface RejectDialogProps {
  name: string;
  onClose: () => void;
  onReject: (reason: string) => void;
}

export function RejectDialog({ name, onClose, onReject }: RejectDialogProps) {
  const t = useMessages('admin');
  const tCommon = useMessages('common');
  const [draft, setDraft] = useState(noRejection);
  const reject = () => {
    if (canReject(draft)) onReject(reasonOf(draft));
  };
  return (
    <OfficeDialog title={t('review.detail.rejectTitle', { name })} onClose={onClose}>
      <RejectionForm legend={t('review.detail.reason')} draft={draft} onChange={setDraft} onSubmit={reject} />
      <Row gap={3} align="stretch" justify="end" wrap above={4}>
        <Button look="default" onClick={onClose}>
          {tCommon('cancel')}
        </Button>
        <Button disabled={!canReject(draft)} onClick={reject}>
          {t('review.detail.reject')}
        </Button>
      </Row>
    </OfficeDialog>
  );
}
