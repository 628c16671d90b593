import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './copy-reference.module.css';

/** Our reference with a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
  const t = useMessages('payments');
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setIsCopied(true);
    } catch {
      // The browser may refuse; the reference can be read and typed.
    }
  }
  return (
    <Row as="span" inline gap={1} rowGap={0} justify="end" wrap nowrap>
      {reference}
      <IconButton
        className={`brand ${classes.copy}`}
        label={t('copy')}
        onClick={() => void copy()}
        icon={isCopied ? <IconCheck size={22} /> : <IconCopy size={22} />}
      />
      <span role="status" className={isCopied ? 'success size-md' : 'visually-hidden'}>
        {isCopied ? t('copied') : ''}
      </span>
    </Row>
  );
}
