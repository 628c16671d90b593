import type { BookOverview } from '@suchi/contracts/print';
import { IconBook, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLongDate, formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { bookOverviewQuery, isMaking, useHandOver } from '../api/book-queries.ts';
import type { BookDesign } from '../model/book-design.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { DesignCard } from './design-card.tsx';
import { FilesCard } from './files-card.tsx';
import { JobCard } from './job-card.tsx';
import { SpreadPreview } from './spread-preview.tsx';
import { WarningsCard } from './warnings-card.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Text } from '../../../shared/ui/text.tsx';

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
    <Columns from={1200} template="minmax(340px, 5fr) minmax(0, 8fr)" gap={4}>
      <Stack gap={4}>
        <JobCard overview={overview} design={design} />
        <FilesCard overview={overview} />
        <DesignCard design={design} onChange={setDesign} />
      </Stack>
      <Stack gap={4}>
        <SpreadPreview file={overview.press ?? overview.proof} />
        <WarningsCard warnings={overview.warnings} hasJob={job !== null} />
      </Stack>
    </Columns>
  );
}

/** Closes the edition with the press file. */
function HandOver({ overview }: { overview: BookOverview }) {
  const t = useMessages('book');
  const [isAsking, setIsAsking] = useState(false);
  const handOver = useHandOver();
  const { press, file_made_at } = overview;
  if (file_made_at !== null)
    return <Text tone="soft">{t('handOver.doneText', { at: formatMoment(file_made_at) })}</Text>;
  if (press === null || isMaking(overview)) return null;
  return (
    <>
      <Button
        look="green"
        icon={<IconPrinter size={20} aria-hidden="true" />}
        isBusy={handOver.isPending}
        onClick={() => setIsAsking(true)}
      >
        {t('handOver.action')}
      </Button>
      {handOver.error === null ? null : <p role="alert">{errorWords(handOver.error).join(' ')}</p>}
      <AlertDialog
        isOpen={isAsking}
        title={t('handOver.title')}
        confirmLabel={t('handOver.confirm')}
        onConfirm={() => {
          setIsAsking(false);
          handOver.mutate(press.id);
        }}
        cancel={{ label: t('handOver.cancel'), onCancel: () => setIsAsking(false) }}
      >
        {t('handOver.text')}
      </AlertDialog>
    </>
  );
}
