import type { FitData, FitRowData } from '@suchi/contracts/fit';
import { countFitting, type FitMark } from '@suchi/domain/fit';
import { preferencesPath } from '../../../entities/fit/fit-line.tsx';
import { sayFact } from '../../../entities/fit/fit-words.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Box, Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './how-you-fit.module.css';

/** How many wishes fit on either side; a tap leads to their list. */
export function FitTiles({ fit, name }: { fit: FitData; name: string }) {
  const t = useMessages('fit');
  return (
    <Card className={classes.tiles}>
      {fit.mine.rows.length === 0 ? (
        <Box className={classes.tile}>
          <Text weight="bold">{t('mine.none')}</Text>
          <Link to={preferencesPath}>{t('mine.set')}</Link>
        </Box>
      ) : (
        <Tile href="#fit-mine" rows={fit.mine.rows} words={t('mine.tile')} />
      )}
      {fit.theirs.rows.length === 0 ? (
        <Box className={classes.tile}>
          <Text weight="bold">{t('theirs.none')}</Text>
          <Text tone="muted">{t('theirs.noneText')}</Text>
        </Box>
      ) : (
        <Tile href="#fit-theirs" rows={fit.theirs.rows} words={t('theirs.tile', { name })} />
      )}
      <Summary rows={fit.mine.rows} t={t} />
    </Card>
  );
}

interface TileProps {
  href: string;
  rows: readonly FitRowData[];
  words: string;
}

function Tile({ href, rows, words }: TileProps) {
  const t = useMessages('fit');
  const fits = countFitting(rows);
  return (
    <a href={href} className={classes.tile}>
      <Text as="span" size="2xl" weight="bold">
        {t('count', { fits, of: rows.length })}
      </Text>
      <Text tone="soft">{words}</Text>
      <span className={classes.segments} aria-hidden="true">
        {rows.map(({ kind, mark }) => (
          <span key={kind} data-mark={mark} />
        ))}
      </span>
    </a>
  );
}

const namedAtMost = 3;

/** What differs and what is near, of the reader's own wishes. */
function Summary({ rows, t }: { rows: readonly FitRowData[]; t: Translate<'fit'> }) {
  const say = (wanted: FitMark) => {
    const found = rows.filter(({ mark }) => mark === wanted);
    const named = found
      .slice(0, namedAtMost)
      .map(({ kind, fact }) => sayFact(kind, fact) ?? t(`kinds.${kind}`));
    const rest = found.length - named.length;
    return rest > 0 ? t('andMore', { list: named.join(', '), count: rest }) : formatList(named);
  };
  const [differing, near] = [say('differs'), say('near')];
  if (differing === '' && near === '') return null;
  return (
    <div className={classes.summary}>
      {differing === '' ? null : <p>{t('differs', { list: differing })}</p>}
      {near === '' ? null : <p>{t('near', { list: near })}</p>}
    </div>
  );
}
