import type { EditionBook } from '@suchi/contracts/print';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { layRuler } from '../model/number-ruler.ts';
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
    <section className={pageClasses.card} aria-labelledby="ruler-title">
      <div className={classes.head}>
        <h2 id="ruler-title">{t('ruler.title', { from: 1, to: ruler.last })}</h2>
        <p>
          <RichMessage text={t('ruler.given', { count: formatCount(given) })} marks={bold} />
        </p>
        <p>
          <RichMessage text={t('ruler.open', { count: formatCount(places - given) })} marks={bold} />
        </p>
        <p className={classes.free}>
          <span className={classes.hatch} aria-hidden="true" />
          {t('ruler.free')}
        </p>
      </div>
      <p className="visually-hidden">{t('ruler.picture')}</p>
      <div className={classes.ruler} aria-hidden="true">
        <div className={classes.labels}>
          {ruler.labels.map(({ title, left, width }) => (
            <span key={title} style={{ left: `${left}%`, width: `${width}%` }}>
              {title}
            </span>
          ))}
        </div>
        <div className={`${classes.line} ${classes.hatch}`}>
          {ruler.parts.map(({ kind, title, from, to, left, width, isNamed }) => (
            <span
              key={kind}
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
            </span>
          ))}
        </div>
        <div className={classes.ticks}>
          {ruler.ticks.map(({ number, left }) => (
            <span key={number} style={{ left: `${left}%` }}>
              {number}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
