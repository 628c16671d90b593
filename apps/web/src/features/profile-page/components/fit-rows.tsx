import type { FitSideData } from '@suchi/contracts/fit';
import type { FitMark } from '@suchi/domain/fit';
import { sayFact, sayWanted } from '../../../entities/fit/fit-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Box, Card } from '../../../shared/ui/layout.tsx';
import { Text, VisuallyHidden } from '../../../shared/ui/text.tsx';
import { Mark } from '../../../shared/ui/tinted.tsx';
import classes from './how-you-fit.module.css';

const signs: Record<FitMark, string> = { fits: '✓', near: '~', differs: '✕', unknown: '?' };

/** Read as "fits" before the rest of the row. */
export function FitSign({ mark }: { mark: FitMark }) {
  const t = useMessages('fit');
  return (
    <span className={classes.mark} data-mark={mark}>
      <VisuallyHidden>{t(`marks.${mark}`)}. </VisuallyHidden>
      <span aria-hidden="true">{signs[mark]}</span>
    </span>
  );
}

interface FitRowsProps {
  id: string;
  title: string;
  side: FitSideData;
  /** What the reader asked for, and not the other family. */
  isMine: boolean;
}

export function FitRows({ id, title, side, isMine }: FitRowsProps) {
  const t = useMessages('fit');
  if (side.rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text as="h3" size="xl" weight="bold" id={id}>
        {title}
      </Text>
      <Card as="ul">
        {side.rows.map(({ kind, mark, fact }) => {
          const isMust = side.asked[kind]?.is_must === true;
          const wanted = sayWanted(kind, side.asked, side.works);
          const said = sayFact(kind, fact, !isMine);
          return (
            <li key={kind} className={classes.row}>
              <FitSign mark={mark} />
              <div>
                <p>
                  {t(`kinds.${kind}`)} <strong>{said}</strong>
                </p>
                <Text tone="muted" size="md">
                  {t(isMine ? 'mine.asked' : 'theirs.asked', { wanted })}
                </Text>
                {said === null ? (
                  <Text tone="muted" size="md">
                    {t(isMine ? 'facts.notSaid' : 'facts.youNotSaid')}
                  </Text>
                ) : null}
              </div>
              <Box className={classes.weight}>
                <Mark tint={isMust ? 'brand' : 'sunken'}>{t(isMust ? 'must' : 'nice')}</Mark>
              </Box>
            </li>
          );
        })}
      </Card>
    </section>
  );
}
