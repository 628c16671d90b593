import type { BulkMailCard } from '@suchi/contracts/bulk-mail';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';

const everyMs = 60_000;

/** The counts for screen readers, at most once a minute. */
export function ProgressStatus({ mails }: { mails: readonly BulkMailCard[] }) {
  const t = useMessages('bulkMail');
  const [said, setSaid] = useState('');
  const saidAt = useRef(0);
  const words = mails
    .filter(({ progress }) => progress === 'sending')
    .map(({ subject, success, failed, pending }) =>
      t('cards.status', { subject, sent: success, failed, waiting: pending }),
    )
    .join('. ');
  useEffect(() => {
    if (words === '' || Date.now() - saidAt.current < everyMs) return;
    saidAt.current = Date.now();
    setSaid(words);
  }, [words]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
