import type { EditionBook } from '@suchi/contracts/print';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { layRuler } from '../model/number-ruler.ts';
import { Box, Card, Row } from '../../../shared/ui/layout.tsx';
import pageClasses from './edition-page.module.css';
import classes from './number-ruler.module.css';

const bold = { b: (count: string) => <b>{count}</b> };

/** The numbers of the book to scale. */
export function NumberRuler({ book: { sections } }: { book: EditionBook }) {
  const t = useMessages('edition');
  if (sections.length === 0) return null;
  const ruler = layRuler(sections);
  const given = sections.reduce((all, each) => all + each.given, 0);
  const places = sections.reduce((all, { from, to }) => all + to - from + 1, 0);
  return (
    <Card as="section" padding={5} className={pageClasses.card} aria-labelledby="ruler-title">
      <Row gap={5} rowGap={1} wrap className={classes.head}>
        <h2 id="ruler-title">{t('ruler.title', { from: 1, to: ruler.last })}</h2>
        <p>
          <RichMessage text={t('ruler.given', { count: formatCount(given) })} marks={bold} />
        </p>
        <p>
          <RichMessage text={t('ruler.open', { count: formatCount(places - given) })} marks={bold} />
        </p>
        <Row as="p" gap={2} className={classes.free}>
          <span className={classes.hatch} aria-hidden="true" />
          {t('ruler.free')}
        </Row>
      </Row>
      <p className="visually-hidden">{t('ruler.picture')}</p>
      <div className={classes.ruler} aria-hidden="true">
        <Box size="sm" weight="bold" className={classes.labels}>
          {ruler.labels.map(({ title, left, width }) => (
            <span key={title} style={{ left: `${left}%`, width: `${width}%` }}>
              {title}
            </span>
          ))}
        </Box>
        <div className={`${classes.line} ${classes.hatch}`}>
          {ruler.parts.map(({ kind, title, from, to, left, width, isNamed }) => (
            <Row
              as="span"
              key={kind}
              gap={2}
              justify="between"
              weight="bold"
              nowrap
              className={classes.part}
              data-kind={kind}
              style={{ left: `${left}%`, width: `${width}%` }}
            >
              {isNamed ? (
                <>
                  <span className={classes.partName}>{title}</span>
                  <span className={classes.partRange}>{t('table.freeRange', { from, to })}</span>
                </>
              ) : null}
            </Row>
          ))}
        </div>
        <Box tone="muted" size="xs" figures className={classes.ticks}>
          {ruler.ticks.map(({ number, left }) => (
            <span key={number} style={{ left: `${left}%` }}>
              {number}
            </span>
          ))}
        </Box>
      </div>
    </Card>
  );
}
