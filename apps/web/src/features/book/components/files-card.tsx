import type { BookChecks, BookOverview, BookJob } from '@suchi/contracts/print';
import type { BookPart } from '@suchi/domain/print';
import { IconAlertTriangle, IconCheck, IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { bookFileUrl } from '../api/book-queries.ts';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './files-card.module.css';

/** The finished files, with what was checked in them. */
export function FilesCard({ overview: { proof, press } }: { overview: BookOverview }) {
  const t = useMessages('book');
  return (
    <Card as="section" className={classes.card} aria-label={t('files.title')}>
      <File name="proof" job={proof} />
      <File name="press" job={press} />
      {press?.checks?.cover ? <File name="cover" job={press} /> : null}
    </Card>
  );
}

type FileName = 'proof' | 'press' | 'cover';
const parts: Record<FileName, BookPart> = { proof: 'inside', press: 'inside', cover: 'cover' };
const saveWords = { proof: 'files.saveProof', press: 'files.savePress', cover: 'files.saveCover' } as const;

function File({ name, job }: { name: FileName; job: BookJob | null }) {
  const t = useMessages('book');
  return (
    <Row gap={3} rowGap={2} align="start" wrap className={classes.file}>
      <IconFileTypePdf size={30} aria-hidden="true" className={job ? 'success' : 'muted'} />
      <div className={classes.words}>
        <Text as="h2" size="md" weight="bold" face="plain">
          {t(`files.${name}`)}
        </Text>
        <Text tone="soft">{job === null ? t('files.none') : factsOf(t, name, job)}</Text>
        {job?.checks && name !== 'cover' ? <Checks checks={job.checks} /> : null}
      </div>
      {job === null ? null : (
        <a
          className={classes.save}
          href={bookFileUrl(job.id, parts[name])}
          download
          aria-label={t(saveWords[name])}
        >
          <IconDownload size={20} aria-hidden="true" />
          {t('files.save')}
        </a>
      )}
    </Row>
  );
}

const factWords = {
  proof: 'files.proofFacts',
  press: 'files.pressFacts',
  cover: 'files.coverFacts',
} as const;

function factsOf(t: Translate<'book'>, name: FileName, job: BookJob): string {
  const { bytes, pages, size, ended_at, checks } = job;
  const cover = checks?.cover;
  const megabytes = Math.max(1, Math.round(((name === 'cover' ? cover?.bytes : bytes) ?? 0) / 1_000_000));
  return t(factWords[name], {
    bytes: t('files.megabytes', { count: formatCount(megabytes) }),
    // The press file is without the two covers.
    pages: formatCount((pages ?? 0) - (cover && name === 'press' ? 2 : 0)),
    spine: cover?.spine_mm ?? '',
    size,
    at: ended_at === null ? '' : formatMoment(ended_at),
  });
}

function Checks({ checks }: { checks: BookChecks }) {
  const t = useMessages('book');
  const { fonts, fonts_missing, pages, wrong_boxes, text_pages, coloured_text_pages } = checks;
  const { preflight_rules: rules } = checks;
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
    // A file that does not pass is not made.
    ...(rules === undefined
      ? []
      : [{ right: t('checks.preflight', { count: rules }), wrong: 'cause.preflight', count: 0 } as const]),
  ] as const;
  return (
    <List gap="half" above={2} className={classes.checks}>
      {lines.map(({ right, wrong, count }) => (
        <Row as="li" key={wrong} gap={2} align="stretch" tone={count === 0 ? 'success' : 'error'}>
          {count === 0 ? (
            <IconCheck size={16} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} aria-hidden="true" />
          )}
          {count === 0 ? right : t(wrong, { count })}
        </Row>
      ))}
    </List>
  );
}
