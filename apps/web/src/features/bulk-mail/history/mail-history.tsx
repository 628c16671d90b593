import { type BulkMailCard, bulkMailsPageSize } from '@suchi/contracts/bulk-mail';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { List, Stack } from '../../../shared/ui/layout.tsx';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { bulkMailsQuery } from '../api/bulk-mail-queries.ts';
import { MailCard } from './mail-card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useEffect, useRef, useState } from 'react';

const everyMs = 60_000;

/** The counts for screen readers, at most once a minute. */
function ProgressStatus({ mails }: { mails: readonly BulkMailCard[] }) {
  const t = useMessages('bulkMail');
  const [said, setSaid] = useState('');
  const saidAt = useRef(0);
  const words = mails
    .filter(({ progress }) => progress === 'sending')
    .map(({ subject, success, failed, pending }) =>
      t('cards.status', { subject, sent: success, failed, waiting: pending }),
    )
    .join(' ');
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

interface MailHistoryProps {
  page: number;
  onUseAgain: (mail: BulkMailCard) => void;
}

/** Bulk mails with their counts, newest first. */
export function MailHistory({ page, onUseAgain }: MailHistoryProps) {
  const t = useMessages('bulkMail');
  return (
    <ListStates
      source={useQuery(bulkMailsQuery(page))}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={480} />}
      empty={
        <StatePanel icon={<IconMail />} title={t('cards.empty')}>
          <p>{t('cards.emptyText')}</p>
        </StatePanel>
      }
      ready={({ total, per_minute, mails }) => (
        <Stack gap={3}>
          <ProgressStatus mails={mails} />
          <List gap={3}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <MailCard mail={mail} perMinute={per_minute} onUseAgain={onUseAgain} />
              </li>
            ))}
          </List>
          <Text tone="soft">
            {t('cards.range', {
              from: formatCount((page - 1) * bulkMailsPageSize + 1),
              to: formatCount((page - 1) * bulkMailsPageSize + mails.length),
              total: formatCount(total),
            })}
          </Text>
          <Pager
            page={page}
            pages={Math.ceil(total / bulkMailsPageSize)}
            pageHref={(to) => `${officePaths.bulkMail}?view=history&page=${to}`}
            words={{ label: t('cards.pages'), newer: t('cards.newer'), older: t('cards.older') }}
            place={(values) => t('cards.page', values)}
          />
        </Stack>
      )}
    />
  );
}
