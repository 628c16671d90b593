import type { BookChecks, BookDesk, BookJob } from '@suchi/contracts/print';
import type { BookKind } from '@suchi/domain/print';
import { IconAlertTriangle, IconCheck, IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { bookFileUrl } from '../api/book-queries.ts';
import classes from './files-card.module.css';

/** The finished files, with what was checked in them. */
export function FilesCard({ desk: { proof, press } }: { desk: BookDesk }) {
  const t = useMessages('book');
  return (
    <section className={classes.card} aria-label={t('files.title')}>
      <File kind="proof" job={proof} />
      <File kind="press" job={press} />
    </section>
  );
}

function File({ kind, job }: { kind: BookKind; job: BookJob | null }) {
  const t = useMessages('book');
  return (
    <div className={classes.file}>
      <IconFileTypePdf size={30} aria-hidden="true" className={job ? classes.ready : classes.none} />
      <div className={classes.words}>
        <h2 className={classes.name}>{t(`files.${kind}`)}</h2>
        <p className={classes.facts}>{job === null ? t('files.none') : factsOf(t, job)}</p>
        {job?.checks ? <Checks checks={job.checks} /> : null}
      </div>
      {job === null ? null : (
        <a
          className={classes.save}
          href={bookFileUrl(job.id)}
          download
          aria-label={t(kind === 'proof' ? 'files.saveProof' : 'files.savePress')}
        >
          <IconDownload size={20} aria-hidden="true" />
          {t('files.save')}
        </a>
      )}
    </div>
  );
}

function factsOf(t: Translate<'book'>, { kind, bytes, pages, size, ended_at }: BookJob): string {
  const megabytes = formatCount(Math.max(1, Math.round((bytes ?? 0) / 1_000_000)));
  return t(kind === 'proof' ? 'files.proofFacts' : 'files.pressFacts', {
    bytes: t('files.megabytes', { count: megabytes }),
    pages: formatCount(pages ?? 0),
    size,
    at: ended_at === null ? '' : formatMoment(ended_at),
  });
}

function Checks({ checks }: { checks: BookChecks }) {
  const t = useMessages('book');
  const { fonts, fonts_missing, pages, wrong_boxes, text_pages, coloured_text_pages } = checks;
  const lines = [
    { right: t('checks.fonts', { count: fonts }), wrong: 'checks.fontsMissing', count: fonts_missing },
    {
      right: t('checks.boxes', { count: formatCount(pages) }),
      wrong: 'checks.boxesWrong',
      count: wrong_boxes,
    },
    ...(text_pages === null || coloured_text_pages === null
      ? []
      : [
          {
            right: t('checks.ink', { count: text_pages }),
            wrong: 'checks.inkWrong',
            count: coloured_text_pages,
          } as const,
        ]),
  ] as const;
  return (
    <ul className={classes.checks}>
      {lines.map(({ right, wrong, count }) => (
        <li key={wrong} className={count === 0 ? classes.good : classes.bad}>
          {count === 0 ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} aria-hidden="true" />
          )}
          {count === 0 ? right : t(wrong, { count })}
        </li>
      ))}
    </ul>
  );
}
