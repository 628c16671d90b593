import type { FamilyListPage } from '@suchi/contracts/families';
import { IconUserOff } from '@tabler/icons-react';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';

/** Families that closed their account. Nothing says who they were. */
export function GoneFamilies({ gone }: Pick<FamilyListPage, 'gone'>) {
  const t = useMessages('families');
  if (gone.length === 0) return null;
  return (
    <List gap={2} aria-label={t('gone.title')}>
      {gone.map(({ id, at }) => (
        <Card key={id} as="li" padding={4}>
          <Row gap={3} tone="muted">
            <IconUserOff size={20} aria-hidden="true" />
            {t('gone.line', { date: formatDay(at) })}
          </Row>
        </Card>
      ))}
    </List>
  );
}
