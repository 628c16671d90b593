import type { ImportCheck, ImportJob } from '@suchi/contracts/import';
import { IconDownload, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { CountCards } from './count-cards.tsx';
import { FoundColumns } from './found-columns.tsx';
import { downloadReport, importCheckQuery, useStartImport } from './import-api.ts';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './import-sheet.module.css';
import { PeopleList } from './people-list.tsx';
import { refusalWords } from './refusal-words.ts';
import { ReplacedValues } from './replaced-values.tsx';

/** The dry run: what would become of each row. */
export function CheckStep({ job, onBack }: { job: ImportJob; onBack: () => void }) {
  const t = useMessages('importSheet');
  const source = useQuery(importCheckQuery(job.id));
  return (
    <>
      <Banner tone="info" icon={<IconInfoCircle size={22} />} title={t('check.nothing')}>
        <p>{t('check.again')}</p>
      </Banner>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={320} />}
        empty={null}
        ready={(check) => <Checked job={job} check={check} />}
      />
      <Row gap={2} align="stretch" wrap>
        {source.data ? <Start job={job} check={source.data} /> : null}
        <Button
          look="default"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => downloadReport(job.id, t('check.reportFile'))}
        >
          {t('check.report')}
        </Button>
        <Button look="default" onClick={onBack}>
          {t('check.back')}
        </Button>
      </Row>
    </>
  );
}

function Checked({ job, check }: { job: ImportJob; check: ImportCheck }) {
  const { ready, present, refused } = check.counts;
  const noted = check.rows.filter(({ result }) => result === 'ready').length;
  return (
    <>
      <CountCards counts={{ ready: ready - noted, noted, present, refused }} />
      <ReplacedValues job={job} />
      <FoundColumns job={job} check={check} />
      {check.rows.length === 0 ? null : <PeopleList people={check.rows} job={job} />}
    </>
  );
}

/** The button counts what will be written. */
function Start({ job, check }: { job: ImportJob; check: ImportCheck }) {
  const t = useMessages('importSheet');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useStartImport();
  const { ready, refused } = check.counts;
  const counted = { count: ready };
  function start() {
    setIsAsking(false);
    mutate(job.id, {
      onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }),
    });
  }
  if (ready === 0) return <p className={classes.wide}>{t('check.none')}</p>;
  return (
    <>
      <Button isBusy={isPending} onClick={() => setIsAsking(true)}>
        {t('check.start', counted)}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('check.confirmTitle', counted)}
        confirmLabel={t('check.start', counted)}
        onConfirm={start}
        cancel={{ label: t('check.cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t(job.status === 'Draft' ? 'check.confirmDraft' : 'check.confirmActive')}</p>
        {refused > 0 ? <p>{t('check.confirmRefused', { count: refused })}</p> : null}
      </AlertDialog>
    </>
  );
}
