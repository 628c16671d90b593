import { profileAuditContract } from '@suchi/contracts/staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuditDetails } from '../../../entities/audit-entry/audit-details.tsx';
import { actionWords, actorWords } from '../../../entities/audit-entry/audit-words.ts';
import { api } from '../../../shared/api/api.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { List, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';

/** The lines of the audit log about this profile and its owner. Loaded when it is opened. */
export function StaffActions({ profileId }: { profileId: number }) {
  const t = useMessages('admin');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <StaffDidList profileId={profileId} />;
  return (
    <Button look="light" onClick={() => setIsOpen(true)}>
      {t('review.detail.staffActions')}
    </Button>
  );
}

function StaffDidList({ profileId }: { profileId: number }) {
  const t = useMessages('admin');
  const source = useQuery({
    queryKey: ['profile-audit', profileId],
    queryFn: async ({ signal }) => {
      const [lines] = await Promise.all([
        api.call(profileAuditContract, { profile_id: profileId }, { signal }),
        loadMessages(['audit']),
      ]);
      return lines;
    },
  });
  return (
    <Stack as="section" gap={2} aria-label={t('review.detail.staffActions')}>
      <Text as="h3" size="body">
        {t('review.detail.staffActions')}
      </Text>
      <ListStates
        source={source}
        isEmpty={({ rows }) => rows.length === 0}
        loading={<Skeleton height={160} />}
        empty={<p>{t('review.detail.noStaffActions')}</p>}
        ready={({ rows }) => <Lines rows={rows} />}
      />
    </Stack>
  );
}

function Lines({ rows }: { rows: Parameters<typeof actorWords>[0][] }) {
  const t = useMessages('audit');
  return (
    <List as="ol" gap={3}>
      {rows.map((entry) => (
        <li key={entry.id}>
          <Text weight="regular">{actionWords(entry.action)}</Text>
          <Text tone="muted">
            {formatMoment(entry.at)}, {actorWords(entry, t)}
          </Text>
          <AuditDetails entry={entry} />
        </li>
      ))}
    </List>
  );
}
