import type { CardFit } from '@suchi/contracts/fit';
import type { ReactNode } from 'react';
import { paths } from '../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { FactLine } from '../../shared/ui/fact-line.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './fit-line.module.css';
import { sayFact } from './fit-words.ts';

/** On a card: how many wishes fit on either side, and what both families should know first. */
export function FitLine({
  fit,
  isPlain = false,
}: {
  fit: CardFit;
  /** Without a ground. */ isPlain?: boolean;
}) {
  const t = useMessages('fit');
  const { same_gotra: gotra } = fit;
  const parts = listParts(fit, t);
  return (
    <div className={isPlain ? undefined : classes.line}>
      {parts.length === 0 ? null : <FactLine facts={parts} weight="regular" leading="snug" />}
      {gotra === null ? (
        <Missed miss={fit.miss} t={t} />
      ) : (
        <Text tone="gold" weight="bold">
          {t('card.sameGotra', { gotra })}
        </Text>
      )}
    </div>
  );
}

function listParts({ mine, theirs }: CardFit, t: Translate<'fit'>): ReactNode[] {
  if (mine === null) {
    if (theirs === null) return [];
    const setYours = (
      <Link key="set" to={preferencesPath} className={classes.link}>
        {t('card.setYours')}
      </Link>
    );
    return [<Count key="theirs" text={t('card.onlyTheirs', theirs)} />, setYours];
  }
  const other =
    theirs === null ? t('card.theySetNone') : <Count key="theirs" text={t('card.theirs', theirs)} />;
  return [<Count key="mine" text={t('card.mine', mine)} />, other];
}

/** Where a member says what they look for. */
export const preferencesPath = `${paths.candidateEdit}#preferences`;

const Count = ({ text }: { text: string }) => (
  <RichMessage text={text} marks={{ b: (content) => <strong>{content}</strong> }} />
);

function Missed({ miss, t }: { miss: CardFit['miss']; t: Translate<'fit'> }) {
  if (miss === null) return null;
  const kind = t(`kinds.${miss.kind}`);
  // What the other family has is not on the card; what the reader has, they know.
  const fact = miss.side === 'mine' ? (sayFact(miss.kind, miss.fact) ?? kind) : kind;
  const line = t(miss.side === 'mine' ? 'card.differs' : 'card.theirsDiffers', { fact });
  return <Text tone="muted">{miss.more === 0 ? line : t('card.more', { line, count: miss.more })}</Text>;
}
