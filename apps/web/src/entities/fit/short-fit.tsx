import type { CardFit } from '@suchi/contracts/fit';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Text } from '../../shared/ui/text.tsx';

/** The line of a card in a few figures: `6/7 · 5/6`. */
export function ShortFit({ fit: { mine, theirs } }: { fit: CardFit }) {
  const t = useMessages('fit');
  const counts = [mine, theirs].filter((count) => count !== null);
  if (counts.length === 0) return null;
  const whole = [
    mine && t('card.mine', mine),
    theirs && t(mine === null ? 'card.onlyTheirs' : 'card.theirs', theirs),
    mine !== null && theirs === null ? t('card.theySetNone') : null,
  ].filter((part) => part !== null);
  return (
    <Text as="span" size="sm" weight="bold" nowrap figures>
      <span aria-hidden="true">{counts.map(({ fits, of }) => `${fits}/${of}`).join(' · ')}</span>
      <span className="visually-hidden">{whole.map(withoutMarks).join(', ')}</span>
    </Text>
  );
}

const withoutMarks = (text: string) => text.replaceAll(/<\/?b>/g, '');
