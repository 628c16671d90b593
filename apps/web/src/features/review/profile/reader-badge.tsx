import { IconEye } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';

/** "Sunita is reading this", or nothing. */
export function ReaderBadge({ name }: { name: string | null }) {
  const t = useMessages('admin');
  if (name === null) return null;
  return (
    <Badge tone="gold" icon={<IconEye size={16} aria-hidden="true" />}>
      {t('review.reading', { name })}
    </Badge>
  );
}
