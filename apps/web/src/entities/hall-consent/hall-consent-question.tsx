import { useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';

interface HallConsentQuestionProps {
  onAnswer: (hallConsent: boolean) => void;
  /** Closed without an answer. */
  onClose: () => void;
}

/** Asks for the consent by itself, without a chosen answer. */
export function HallConsentQuestion({ onAnswer, onClose }: HallConsentQuestionProps) {
  const t = useMessages('hallConsent');
  return (
    <AlertDialog
      isOpen
      title={t('title')}
      confirmLabel={t('yes')}
      onConfirm={() => onAnswer(true)}
      cancel={{ label: t('no'), onCancel: () => onAnswer(false) }}
      onClose={onClose}
    >
      <p>
        <strong>{t('question')}</strong>
      </p>
      <p>{t('what')}</p>
      <p>{t('whose')}</p>
    </AlertDialog>
  );
}
