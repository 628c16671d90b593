import type { EditionBook, SerialRun } from '@suchi/contracts/print';
import { IconArrowBackUp, IconBook, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { bookQuery, useUndoSerials } from '../api/edition-queries.ts';
import { usePlan } from '../model/use-plan.ts';
import { ApplyBar } from './apply-bar.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanOptions } from './plan-options.tsx';
import { PlanSide } from './plan-side.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './serials-page.module.css';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { sendChange } from '../model/send-change.ts';

/** Gives the numbers of all sections: first a preview of one of them, then one step that can be undone. */
export function SerialsPage() {
  const t = useMessages('edition');
  const source = useQuery(bookQuery);
  const book = source.data;
  return (
    <ScreenWrapper
      title={t('serials.title')}
      lead={book ? t('serials.lead', { year: book.year }) : undefined}
      actions={book?.last_run && book.state === 'open' ? <UndoButton run={book.last_run} /> : undefined}
    >
      <ListStates
        source={source}
        isEmpty={({ sections }) => sections.length === 0}
        loading={<Skeleton height={420} />}
        empty={
          <StatePanel
            icon={<IconBook />}
            title={t('serials.noSections')}
            action={<ButtonLink to={officePaths.edition}>{t('serials.toEdition')}</ButtonLink>}
          />
        }
        ready={(ready) => <Plan book={ready} />}
      />
    </ScreenWrapper>
  );
}

function Plan({ book }: { book: EditionBook }) {
  const t = useMessages('edition');
  const plan = usePlan(book);
  return (
    <>
      {book.state === 'open' ? null : <Banner tone="info" icon={<IconLock />} title={t('serials.frozen')} />}
      <Stack gap={4} className={classes.columns}>
        <PlanOptions book={book} plan={plan} />
        <div className={classes.main}>
          <ListStates
            source={plan.source}
            isEmpty={({ candidates }) => candidates.length === 0}
            loading={<Skeleton height={420} />}
            empty={
              <StatePanel icon={<IconBook />} title={t('serials.emptyTitle')}>
                {t('serials.emptyText')}
              </StatePanel>
            }
            ready={(ready) => (
              <PlanList key={plan.section.kind} plan={ready} isFixed={book.state !== 'open'} />
            )}
          />
        </div>
        {plan.source.data ? (
          <PlanSide plan={plan} data={plan.source.data} isFixed={book.state !== 'open'} />
        ) : null}
      </Stack>
      {plan.source.data && book.state === 'open' ? <ApplyBar plan={plan} data={plan.source.data} /> : null}
    </>
  );
}

function UndoButton({ run }: { run: SerialRun }) {
  const t = useMessages('edition');
  const change = useUndoSerials();
  const undo = () => void sendChange(change, { run: run.id }, t('serials.undone'));
  return (
    <Button look="default" icon={<IconArrowBackUp size={20} />} isBusy={change.isPending} onClick={undo}>
      {t('serials.undo', { count: run.count, time: formatMoment(run.at) })}
    </Button>
  );
}
