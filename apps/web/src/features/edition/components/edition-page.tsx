import type { EditionBook } from '@suchi/contracts/print';
import { todayInIndia } from '@suchi/domain/basics';
import { IconArrowBackUp, IconCopy, IconSnowflake, IconSwitchHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { bookQuery } from '../api/edition-queries.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './edition-page.module.css';
import { EditionSteps } from './edition-steps.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { FrozenCard } from './frozen-card.tsx';
import { NextEditionDialog, SwitchEditionDialog } from './next-edition-dialogs.tsx';
import { NumberRuler } from './number-ruler.tsx';
import { SectionsTable } from './sections-table.tsx';

/** One year's book: how far it is, its sections, the freeze, and the next year. */
export function EditionPage() {
  const t = useMessages('edition');
  const source = useQuery(bookQuery);
  const book = source.data;
  return (
    <ScreenWrapper
      title={book ? t('title', { year: book.year }) : t('untitled')}
      lead={book ? <Lead book={book} /> : undefined}
      actions={book ? <Actions book={book} /> : undefined}
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Loading />}
        empty={null}
        ready={(ready) => (
          <Stack gap={4} className={classes.cards}>
            <EditionSteps book={ready} />
            {ready.frozen ? <FrozenCard book={ready} frozen={ready.frozen} /> : null}
            <NumberRuler book={ready} />
            <SectionsTable book={ready} />
          </Stack>
        )}
      />
    </ScreenWrapper>
  );
}

function Lead({ book }: { book: EditionBook }) {
  const t = useMessages('edition');
  if (book.event_date === null) return t('leadUndated');
  const date = formatLongDate(book.event_date);
  return book.event_place === null
    ? t('leadEvent', { date })
    : t('leadEventPlace', { date, place: book.event_place });
}

type OpenDialog = 'freeze' | 'next' | 'switch' | 'back' | null;

function Actions({ book }: { book: EditionBook }) {
  const t = useMessages('edition');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const [today] = useState(() => todayInIndia(new Date()));
  const isRegistering = book.registration_until === null || today <= book.registration_until;
  const hasNext = book.latest_year > book.year;
  return (
    <>
      {book.earlier_year === null ? null : (
        <Button look="default" icon={<IconArrowBackUp size={20} />} onClick={() => setDialog('back')}>
          {t('next.backAction', { year: book.earlier_year })}
        </Button>
      )}
      {hasNext ? (
        <Button look="default" icon={<IconSwitchHorizontal size={20} />} onClick={() => setDialog('switch')}>
          {t('next.switchAction', { year: book.latest_year })}
        </Button>
      ) : (
        <Button look="default" icon={<IconCopy size={20} />} onClick={() => setDialog('next')}>
          {t('next.action', { year: book.year + 1 })}
        </Button>
      )}
      {book.state === 'open' ? (
        <Button
          // The main step only when nobody can register any more.
          look={isRegistering ? 'default' : 'filled'}
          icon={<IconSnowflake size={20} />}
          onClick={() => setDialog('freeze')}
        >
          {t('freeze.action')}
        </Button>
      ) : null}
      {dialog === 'freeze' ? <FreezeDialog year={book.year} onClose={close} /> : null}
      {dialog === 'next' ? <NextEditionDialog year={book.year} onClose={close} /> : null}
      {dialog === 'switch' ? (
        <SwitchEditionDialog year={book.latest_year} before={book.year} onClose={close} />
      ) : null}
      {dialog === 'back' && book.earlier_year !== null ? (
        <SwitchEditionDialog year={book.earlier_year} before={book.year} onClose={close} />
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <Stack gap={4} className={classes.cards}>
      <Skeleton height={150} />
      <Skeleton height={200} />
      <Skeleton height={320} />
    </Stack>
  );
}
