import type { FamilyListItem } from '@suchi/contracts/families';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Box } from '../../../shared/ui/layout.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayAgeAndPlace, sayWhen } from '../model/interest-words.ts';
import { sayState } from '../model/say-state.ts';
import { isNew } from '../model/use-seen.ts';
import { BothMark, LaterMark, NewMark } from './family-card.tsx';
import { FamilyPhoto } from './family-head.tsx';
import classes from './family-desk.module.css';

interface FamilyRowProps {
  item: FamilyListItem;
  isOpen: boolean;
  onOpen: () => void;
}

/** A family in the list beside the opened one. */
export function FamilyRow({ item, isOpen, onOpen }: FamilyRowProps) {
  const t = useMessages('families');
  const { family } = item;
  return (
    <PlainButton
      className={classes.row}
      aria-current={isOpen ? 'true' : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
    >
      <span className={classes.thumb}>
        <FamilyPhoto family={family} variant="thumb" />
      </span>
      <Box as="span" grow breaks className={classes.lines}>
        <strong>{namesOf(family).name || t('nameless')}</strong>
        <Text as="span" tone="soft">
          {sayAgeAndPlace(family, t)}
        </Text>
        <Text as="span" tone="muted">
          {sayThird(item)}
        </Text>
      </Box>
      <RowMark item={item} />
    </PlainButton>
  );
}

function sayThird(item: FamilyListItem): string {
  if (item.kind === 'mail') return sayWhen(item.at);
  return item.side === 'received' && item.state === 'open' ? sayWhen(item.sent_at) : sayState(item);
}

function RowMark({ item }: { item: FamilyListItem }) {
  const t = useMessages('families');
  if (item.kind === 'mail') return <Badge tone="plain">{t('mail.label')}</Badge>;
  if (isNew(item)) return <NewMark />;
  if (item.state === 'accepted') return <BothMark />;
  return item.state === 'later' ? (
    <LaterMark words={t(item.side === 'received' ? 'received.later' : 'sent.later')} />
  ) : null;
}
