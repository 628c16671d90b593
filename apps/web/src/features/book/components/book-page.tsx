import type { BookOverview } from '@suchi/contracts/print';
import { IconBook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { bookOverviewQuery } from '../api/book-queries.ts';
import type { BookDesign } from '../model/book-design.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './book-page.module.css';
import { DesignCard } from './design-card.tsx';
import { FilesCard } from './files-card.tsx';
import { HandOver } from './hand-over.tsx';
import { JobCard } from './job-card.tsx';
import { SpreadPreview } from './spread-preview.tsx';
import { WarningsCard } from './warnings-card.tsx';

/** Where the book's files are made. */
export function BookPage() {
  const t = useMessages('book');
  const source = useQuery(bookOverviewQuery);
  return (
    <ScreenWrapper
      title={t('title')}
      lead={source.data ? <Lead overview={source.data} /> : undefined}
      actions={source.data ? <HandOver overview={source.data} /> : undefined}
    >
      <ListStates
        source={source}
        isEmpty={({ candidates, job }) => candidates === 0 && job === null}
        loading={<Skeleton height={560} />}
        empty={
          <StatePanel icon={<IconBook />} title={t('nobody')}>
            <p>{t('nobodyText')}</p>
          </StatePanel>
        }
        ready={(overview) => <BookSteps overview={overview} />}
      />
    </ScreenWrapper>
  );
}

function Lead({ overview: { year, frozen_at, candidates } }: { overview: BookOverview }) {
  const t = useMessages('book');
  const frozen =
    frozen_at === null
      ? t('lead.open', { year })
      : t('lead.frozen', { year, day: formatLongDate(frozen_at.slice(0, 10)) });
  return `${frozen} ${t('lead.candidates', { count: candidates })}`;
}

function BookSteps({ overview }: { overview: BookOverview }) {
  const { job } = overview;
  const [design, setDesign] = useState<BookDesign>({
    size: job?.size ?? 'A5',
    cover: job?.cover ?? 'picture',
    picture: null,
  });
  return (
    <Stack gap={4} className={classes.overview}>
      <div className={classes.side}>
        <JobCard overview={overview} design={design} />
        <FilesCard overview={overview} />
        <DesignCard design={design} onChange={setDesign} />
      </div>
      <div className={classes.main}>
        <SpreadPreview file={overview.press ?? overview.proof} />
        <WarningsCard warnings={overview.warnings} hasJob={job !== null} />
      </div>
    </Stack>
  );
}
