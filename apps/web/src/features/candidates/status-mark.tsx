import type { ProfileStatus } from '@suchi/domain/lifecycle';
import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconHeartHandshake,
  IconHourglass,
  IconPencil,
} from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Badge } from '../../shared/ui/badge.tsx';

const looks = {
  Draft: { tone: 'plain', Icon: IconPencil },
  Pending: { tone: 'gold', Icon: IconHourglass },
  Active: { tone: 'success', Icon: IconCircleCheck },
  Blocked: { tone: 'error', Icon: IconBan },
  Rejected: { tone: 'error', Icon: IconCircleX },
  married: { tone: 'brand', Icon: IconHeartHandshake },
} as const satisfies Record<ProfileStatus, object>;

export function StatusMark({ status }: { status: ProfileStatus }) {
  const t = useMessages('candidates');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
