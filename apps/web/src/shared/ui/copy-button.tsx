import { IconCopy } from '@tabler/icons-react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from './button.tsx';
import { showToast } from './toast.ts';

/** Copies a text, and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useMessages('common');
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: t('copied'), tone: 'success' }),
      () => showToast({ message: t('notCopied'), tone: 'error' }),
    );
  }
  return (
    <Button look="default" icon={<IconCopy size={20} aria-hidden="true" />} onClick={copy}>
      {children}
    </Button>
  );
}
