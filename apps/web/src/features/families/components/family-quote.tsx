import type { FamilyListItem } from '@suchi/contracts/families';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { sayAnswerOf, sayMessage, sayWriter } from '../model/interest-words.ts';
import classes from './family-card.module.css';

/** What the other family wrote, with who and when. Nothing where it has not written. */
export function FamilyQuote({ item }: { item: FamilyListItem }) {
  const t = useMessages('families');
  const quote = findQuote(item);
  if (quote === null) return null;
  const at = formatDay(quote.at);
  return (
    <blockquote className={`note tint-sunken breaks ${classes.quote}`}>
      <p className={classes.words}>{quote.words}</p>
      <Text tone="muted" figures>
        {quote.writer === null ? at : t('byAt', { writer: quote.writer, at })}
      </Text>
    </blockquote>
  );
}

function findQuote(item: FamilyListItem): { words: string; writer: string | null; at: string } | null {
  if (item.kind === 'mail') return { words: item.message, writer: null, at: item.at };
  if (item.side === 'received') {
    return { words: sayMessage(item), writer: sayWriter(item.writer), at: item.sent_at };
  }
  const answer = sayAnswerOf(item);
  return answer === null ? null : { words: answer, writer: null, at: item.answered_at ?? item.sent_at };
}
