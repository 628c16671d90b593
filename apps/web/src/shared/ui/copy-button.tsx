import { IconCopy } from '@tabler/icons-react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useMessages('common');
  const words = { copied: t('copied'), notCopied: t('notCopied') };
  return (
    <Button
      look="default"
      icon={<IconCopy size={20} aria-hidden="true" />}
      onClick={() => copyText(text, words)}
    >
      {children}
    </Button>
  );
}
