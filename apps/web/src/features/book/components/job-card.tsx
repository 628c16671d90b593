import type { BookCause, BookOverview, BookJob } from '@suchi/contracts/print';
import { type BookKind, canResumeBook } from '@suchi/domain/print';
import { IconPlayerPlay } from '@tabler/icons-react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { isMaking, useResumeBook, useStartBook, useStopBook } from '../api/book-queries.ts';
import type { BookDesign } from '../model/book-design.ts';
import { percentOf } from '../model/job-percent.ts';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './book-card.module.css';
import { JobStages } from './job-stages.tsx';

interface JobCardProps {
  overview: BookOverview;
  design: BookDesign;
}

/** The file in work, or the buttons that begin one. */
export function JobCard({ overview, design }: JobCardProps) {
  const t = useMessages('book');
  const { job } = overview;
  return (
    <Card as="section" padding={5} gap={3} aria-label={t('job.label')}>
      {job === null ? null : <Work job={job} />}
      {isMaking(overview) ? null : <StartButtons overview={overview} design={design} />}
    </Card>
  );
}

function Work({ job }: { job: BookJob }) {
  const t = useMessages('book');
  const stop = useStopBook();
  const resume = useResumeBook();
  const percent = percentOf(job);
  const isOpen = job.state === 'queued' || job.state === 'running';
  const failure = stop.error ?? resume.error;
  return (
    <>
      <Row gap={3} rowGap={2} justify="between" wrap>
        <Text as="h2" size="body" weight="bold" face="plain">
          {t(`job.state.${job.kind}.${job.state}`)}
        </Text>
        {isOpen ? (
          <Text as="span" tone="brand" size="2xl" weight="bold">
            {t('job.percent', { percent })}
          </Text>
        ) : null}
      </Row>
      {isOpen ? (
        <progress className={classes.bar} value={percent} max={100} aria-label={t('job.label')} />
      ) : null}
      {job.cause === null ? null : (
        <Text as="div" tone="error" role="alert">
          <Cause cause={job.cause} />
        </Text>
      )}
      <JobStages job={job} />
      <Row gap={3} rowGap={2} justify="between" wrap>
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
      </Row>
      {failure === null ? null : (
        <Text tone="error" role="alert">
          {errorWords(failure).join(' ')}
        </Text>
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

function StartButtons({ overview, design: { size, cover, picture } }: JobCardProps) {
  const t = useMessages('book');
  const start = useStartBook();
  const begin = (kind: BookKind) => start.mutate({ kind, size, cover, cover_picture: picture?.id ?? null });
  const isFrozen = overview.frozen_at !== null;
  // Going on with a file is the main step then.
  const mainLook = overview.job !== null && canResumeBook(overview.job.state) ? 'default' : 'filled';
  return (
    <Stack gap={2} className={classes.start}>
      <Text as="h2" size="body" weight="bold" face="plain">
        {t('start.title')}
      </Text>
      <p className={classes.hint}>{t(isFrozen ? 'start.hint' : 'start.notFrozen')}</p>
      <Row gap={3} rowGap={2} wrap>
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
      </Row>
      {start.error === null ? null : (
        <Text tone="error" role="alert">
          {errorWords(start.error).join(' ')}
        </Text>
      )}
    </Stack>
  );
}
