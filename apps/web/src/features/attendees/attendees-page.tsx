import {
  attendeeColumns,
  type AttendeeRow,
  attendeesContract,
  type AttendeesInput,
  listCountedAtMost,
} from '@suchi/contracts/office';
import { type Attendance, attendances } from '@suchi/domain/lifecycle';
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { Thumb } from '../../entities/picture/thumb.tsx';
import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { PictureImage } from '../../entities/picture/picture-image.tsx';
import { api } from '../../shared/api/api.ts';
import { candidatePath } from '../../shared/config/office-paths.ts';
import { ListDownload } from '../../shared/downloads/list-download.tsx';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { formatTotal } from '../../shared/i18n/format-total.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Columns } from '../../shared/ui/columns.tsx';
import { DataList } from '../../shared/ui/data-list/data-list.tsx';
import { listDeclared } from '../../shared/ui/data-list/declared-columns.tsx';
import type { ListAsk, ListColumn } from '../../shared/ui/data-list/list-types.ts';
import { useDataList } from '../../shared/ui/data-list/use-data-list.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { attendeesFile } from './attendees-file.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './attendees.module.css';

type Answer = z.output<typeof attendeesContract.output>;

/** For the event desk: who comes, who does not, and who has not answered. */
export function AttendeesPage() {
  const t = useMessages('attendees');
  const isAdmin = useHasAccess('admin');
  // The page of a candidate is for reviewers.
  const isReviewer = useHasAccess('review');
  const list = useDataList<AttendeeRow>({
    name: 'attendees',
    queryKey: ['attendees'],
    read: readAttendees,
    columns: listColumns(t),
    initialSort: 'name',
    filters: [
      {
        key: 'attendance',
        label: t('answers'),
        hasControl: true,
        options: attendances.map((value) => ({ value, label: t(value) })),
        initial: 'attending',
      },
    ],
  });
  // What `read` returned, with its counts.
  const answer = list.page as Answer | undefined;
  const { address, change } = list.address;
  const chosen = attendanceOf(address);
  return (
    <ScreenWrapper
      title={t('title')}
      lead={t('lead')}
      actions={isAdmin ? <ListDownload file={attendeesFile(t, chosen, list)} /> : null}
    >
      <AnswerButtons
        counts={answer?.counts}
        chosen={chosen}
        onChoose={(attendance) => change({ filter: { attendance } })}
      />
      <Text as="h2" size="2xl" face="plain">
        {t(`heading.${chosen}`, { total: answer ? sayTotal(t, answer, chosen) : '…' })}
      </Text>
      <DataList
        list={list}
        words={{
          label: t(chosen),
          searchPlaceholder: t('search'),
          position: (values) => t('position', values),
          positionNone: t('positionNone'),
        }}
        rowName={({ name }) => name}
        {...(isReviewer && { rowHref: ({ id }: AttendeeRow) => candidatePath(id) })}
        card={{
          picture: (row) => <Photo row={row} />,
          lines: (row) => (
            <>
              <Text tone="muted" nowrap className={classes.line} title={row.email ?? undefined}>
                {row.email}
              </Text>
              <Text tone="muted" nowrap className={classes.line}>
                {saySerial(row, t)}
              </Text>
            </>
          ),
        }}
        hasFixedColumns
        filterControl={
          answer ? (
            <p className={classes.genders}>
              {t('genders', { women: formatCount(answer.women), men: formatCount(answer.men) })}
            </p>
          ) : (
            <span />
          )
        }
        empty={{
          title: t('empty.title'),
          text: t(address.search === '' ? 'empty.text' : 'empty.search'),
        }}
      />
    </ScreenWrapper>
  );
}

/** With a search, how many of the list it finds. The counts of the answers are exact. */
function sayTotal(t: Translate<'attendees'>, { total, counts }: Answer, chosen: Attendance): string {
  const all = formatCount(counts[chosen]);
  return total < Math.min(counts[chosen], listCountedAtMost + 1)
    ? t('foundOf', { found: formatTotal(total), all })
    : all;
}

const attendanceOf = ({ filter }: Pick<ListAsk, 'filter'>): Attendance =>
  attendances.find((value) => value === filter.attendance) ?? 'attending';

function readAttendees(ask: ListAsk, signal: AbortSignal): Promise<Answer> {
  const { search, sort, page, rows } = ask;
  const input: AttendeesInput = {
    sort: sort as NonNullable<AttendeesInput['sort']>,
    page,
    rows,
    filter: { attendance: attendanceOf(ask) },
    ...(search !== '' && { search }),
  };
  return api.call(attendeesContract, input, { signal });
}

function listColumns(t: Translate<'attendees'>): ListColumn<AttendeeRow>[] {
  return listDeclared<AttendeeRow, keyof typeof attendeeColumns>(attendeeColumns, {
    label: (name) => t(`columns.${name}`),
    cells: {
      name: (row) => (
        <Row as="span" gap={2} className={classes.person}>
          <Thumb picture={row.photo} fallbackGender={row.gender} />
          <b>{row.name}</b>
        </Row>
      ),
      serial_number: (row) => saySerial(row, t),
    },
  });
}

const Photo = ({ row }: { row: AttendeeRow }) => (
  <PictureImage picture={row.photo} variant="thumb" alt="" fallbackGender={row.gender} />
);

function saySerial({ serial_number: number }: AttendeeRow, t: Translate<'attendees'>): string {
  return number === null ? t('notPrinted') : t('suchiNumber', { number });
}

const icons: Record<Attendance, ReactNode> = {
  attending: <IconCheck size={24} />,
  not_attending: <IconX size={24} />,
  no_response: <IconHourglass size={24} />,
};

const tints: Record<Attendance, string> = {
  attending: 'tinted tint-success',
  not_attending: 'tinted tint-error',
  no_response: 'tinted tint-sunken soft',
};

interface AnswerButtonsProps {
  counts: Answer['counts'] | undefined;
  chosen: Attendance;
  onChoose: (attendance: Attendance) => void;
}

/** The three counts. Each shows its list; the bar repeats the numbers. */
function AnswerButtons({ counts, chosen, onChoose }: AnswerButtonsProps) {
  const t = useMessages('attendees');
  const sum = counts ? attendances.reduce((total, one) => total + counts[one], 0) : 0;
  return (
    <>
      <Columns
        from={640}
        template="repeat(3, minmax(0, 1fr))"
        gap={3}
        align="stretch"
        role="group"
        aria-label={t('answers')}
      >
        {attendances.map((one) => (
          <PlainButton
            key={one}
            className={classes.answer}
            aria-pressed={one === chosen}
            onClick={() => onChoose(one)}
          >
            <span className={`${classes.icon} ${tints[one]}`} aria-hidden="true">
              {icons[one]}
            </span>
            <span className={classes.words}>
              <b>{counts ? formatCount(counts[one]) : '…'}</b> {t(one)}
            </span>{' '}
            <Text as="span" tone="muted" nowrap className={classes.percent}>
              {counts && sum > 0 ? t('percent', { percent: Math.round((100 * counts[one]) / sum) }) : ''}
            </Text>
          </PlainButton>
        ))}
      </Columns>
      {counts && sum > 0 ? (
        <Row gap="half" align="stretch" className={classes.bar} aria-hidden="true">
          {attendances.map((one) => (
            <span key={one} data-answer={one} style={{ flexGrow: counts[one] }} />
          ))}
        </Row>
      ) : null}
    </>
  );
}
