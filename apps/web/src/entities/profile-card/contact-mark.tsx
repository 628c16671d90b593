import type { ProfileCard } from '@suchi/contracts/discovery';
import { formatDay } from '../../shared/i18n/long-date.ts';
import { Text } from '../../shared/ui/text.tsx';

interface ContactMarkProps {
  card: Pick<ProfileCard, 'opened_at' | 'wrote_at'>;
  words: { opened: (date: string) => string; wrote: (date: string) => string };
}

/** The member's last contact with this family: the newer of the two. */
export function ContactMark({ card: { opened_at: openedAt, wrote_at: wroteAt }, words }: ContactMarkProps) {
  // Both are UTC instants of the same form, so text order is time order.
  const isWritten = (wroteAt ?? '') > (openedAt ?? '');
  const at = isWritten ? wroteAt : openedAt;
  if (at === null) return null;
  const date = formatDay(at);
  return (
    <Text tone="gold" weight="bold">
      {isWritten ? words.wrote(date) : words.opened(date)}
    </Text>
  );
}
