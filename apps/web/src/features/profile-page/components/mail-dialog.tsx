import { mailProfileContract } from '@suchi/contracts/discovery';
import { api } from '../../../shared/api/api.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { MessageDialog } from './message-dialog.tsx';

/** Same limit as the contract. */
const length = { min: 10, max: 2000 };

interface MailDialogProps {
  profileId: number;
  name: string;
  onClose: () => void;
}

/** A message to the family. The server knows their address; the sender never sees it. */
export function MailDialog({ profileId, name, onClose }: MailDialogProps) {
  const t = useMessages('people');
  return (
    <MessageDialog
      words={{
        title: t('mail.title'),
        text: t('mail.text', { name }),
        field: t('mail.field'),
        hint: t('mail.hint', { min: length.min }),
        tooShort: t('message.tooShort', { count: length.min }),
        confirm: t('mail.send'),
      }}
      length={length}
      keepAs={`mail.${profileId}`}
      onSend={async (message) => {
        const count = await mailProfile(profileId, message);
        showToast({ message: t('mail.sent', { count }), tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Returns how many mails are left for today. */
async function mailProfile(profileId: number, message: string): Promise<number> {
  const { left_today: leftToday } = await api.call(mailProfileContract, { profile_id: profileId, message });
  return leftToday;
}
