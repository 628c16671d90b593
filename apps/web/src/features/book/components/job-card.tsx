import type { BookCause, BookDesk, BookJob } from '@suchi/contracts/print';
import { type BookKind, canResumeBook } from '@suchi/domain/print';
import { IconPlayerPlay } from '@tabler/icons-react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isMaking, useResumeBook, useStartBook, useStopBook } from '../api/book-queries.ts';
import type { BookDesign } from '../model/book-design.ts';
import { percentOf } from '../model/job-percent.ts';
import classes from './book-card.module.css';
import { JobStages } from './job-stages.tsx';

interface JobCardProps {
  desk: BookDesk;
  design: BookDesign;
}

/** The file in work, or the buttons that begin one. */
export function JobCard({ desk, design }: JobCardProps) {
  const t = useMessages('book');
  const { job } = desk;
  return (
    <section className={classes.card} aria-label={t('job.label')}>
      {job === null ? null : <Work job={job} />}
      {isMaking(desk) ? null : <StartButtons desk={desk} design={design} />}
    </section>
  );
}

function Work({ job }: { job: BookJob }) {
  const t = useMessages('book');
  const stop = useStopBook();
  const resume = useResumeBook();
  const kind = t(`job.${job.kind}`);
  const percent = percentOf(job);
  const isOpen = job.state === 'queued' || job.state === 'running';
  const failure = stop.error ?? resume.error;
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t(`job.state.${job.state}`, { kind })}</h2>
        {isOpen ? <span className={classes.percent}>{t('job.percent', { percent })}</span> : null}
      </div>
      {isOpen ? (
        <progress className={classes.bar} value={percent} max={100} aria-label={t('job.label')} />
      ) : null}
      {job.cause === null ? null : (
        <div className={classes.error} role="alert">
          <Cause cause={job.cause} />
        </div>
      )}
      <JobStages job={job} />
      <div className={classes.foot}>
        {isOpen ? (
          <>
            <p className={classes.hint}>{t('job.closing')}</p>
            <Button look="default" isBusy={stop.isPending} onClick={() => stop.mutate(job.id)}>
              {t('job.stop')}
            </Button>
          </>
        ) : null}
        {canResumeBook(job.state) ? (
          <Button
            icon={<IconPlayerPlay size={20} aria-hidden="true" />}
            isBusy={resume.isPending}
            onClick={() => resume.mutate(job.id)}
          >
            {t('job.resume')}
          </Button>
        ) : null}
      </div>
      {failure === null ? null : (
        <p className={classes.error} role="alert">
          {errorWords(failure).join(' ')}
        </p>
      )}
    </>
  );
}

const causes = ['unmapped_colour', 'gradient', 'transparency', 'unknown_image', 'inline_image'] as const;

function Cause({ cause }: { cause: BookCause }) {
  const t = useMessages('book');
  const placeOf = (page: number | null) =>
    page === null ? t('cause.cover') : t('cause.page', { page: formatCount(page) });
  const known = causes.find((each) => each === cause.reason) ?? 'error';
  if (cause.reason !== 'preflight')
    return <p>{t(`cause.${known}`, { place: placeOf(cause.page), detail: cause.detail ?? '' })}</p>;
  return (
    <>
      <p>{t('cause.preflight')}</p>
      <ul className={classes.faults}>
        {cause.faults?.map(({ rule, part, page, detail }) => (
          <li key={`${rule} ${part} ${page} ${detail}`}>
            {t(part === 'inside' && page === null ? 'cause.ofFile' : 'cause.ofPlace', {
              place: placeOf(part === 'cover' ? null : page),
              fault: t(`faults.${rule}`),
              detail: detail === null ? '' : ` (${detail})`,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function StartButtons({ desk, design: { size, cover, picture } }: JobCardProps) {
  const t = useMessages('book');
  const start = useStartBook();
  const begin = (kind: BookKind) => start.mutate({ kind, size, cover, cover_picture: picture?.id ?? null });
  const isFrozen = desk.frozen_at !== null;
  // Going on with a file is the main step then.
  const mainLook = desk.job !== null && canResumeBook(desk.job.state) ? 'default' : 'filled';
  return (
    <div className={classes.start}>
      <h2 className={classes.title}>{t('start.title')}</h2>
      <p className={classes.hint}>{t(isFrozen ? 'start.hint' : 'start.notFrozen')}</p>
      <div className={classes.buttons}>
        <Button
          look={isFrozen ? 'default' : mainLook}
          isBusy={start.isPending}
          onClick={() => begin('proof')}
        >
          {t('start.proof')}
        </Button>
        {isFrozen ? (
          <Button look={mainLook} isBusy={start.isPending} onClick={() => begin('press')}>
            {t('start.press')}
          </Button>
        ) : null}
      </div>
      {start.error === null ? null : (
        <p className={classes.error} role="alert">
          {errorWords(start.error).join(' ')}
        </p>
      )}
    </div>
  );
}
