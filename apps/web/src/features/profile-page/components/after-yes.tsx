import type { ProfileCard } from '@suchi/contracts/discovery';
import { IconLock } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './contact-card.module.css';

/** What the family shows when both said yes. */
export function AfterYes({ card, name }: { card: ProfileCard; name: string }) {
  const t = useMessages('people');
  const closed = findClosed(card);
  if (closed === null) return null;
  return (
    <Row gap={4} align="start" className={`card ${classes.card}`}>
      <IconLock size={24} className="muted" aria-hidden="true" />
      <Box grow>
        <Text size="lg" weight="bold">
          {t(`afterYes.${closed}`)}
        </Text>
        <Text tone="soft">{t(`afterYes.${closed}Text`, { name })}</Text>
      </Box>
    </Row>
  );
}

function findClosed({ is_photo_closed: isPhotoClosed, is_number_closed: isNumberClosed }: ProfileCard) {
  if (isPhotoClosed === true) return isNumberClosed === true ? 'both' : 'photo';
  return isNumberClosed === true ? 'number' : null;
}
