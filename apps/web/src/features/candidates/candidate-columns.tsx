import type { CandidateRow } from '@suchi/contracts/office';
import type { CandidateList } from '@suchi/domain/lifecycle';
import { formatHeight } from '@suchi/domain/profile';
import { toDialled } from '@suchi/domain/text';
import { IconPhone } from '@tabler/icons-react';
import { PictureImage } from '../../entities/picture/picture-image.tsx';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import type { CardParts } from '../../shared/ui/data-list/row-props.ts';
import type { ListColumn } from '../../shared/ui/data-list/list-types.ts';
import classes from './candidates.module.css';
import { shortenMiddleNames } from './short-name.ts';
import { StatusMark } from './status-mark.tsx';

type Words = Translate<'candidates'>;

export function nameOf(t: Words, { name }: CandidateRow): string {
  return name === '' ? t('noName') : name;
}

/** The columns of a list. Drafts also have a call button, for the families that stopped half way. */
export function listCandidateColumns(t: Words, list: CandidateList): ListColumn<CandidateRow>[] {
  const shown: ListColumn<CandidateRow>[] = [
    { key: 'name', label: t('columns.name'), cell: (row) => <Name row={row} />, sort: 'name' },
    {
      key: 'serial',
      label: t('columns.serial'),
      cell: ({ serial_number: serial }) => serial ?? <span className={classes.none}>{t('none')}</span>,
      sort: 'serial_number',
      isNumber: true,
    },
    { key: 'status', label: t('columns.status'), cell: ({ status }) => <StatusMark status={status} /> },
    {
      key: 'age',
      label: t('columns.age'),
      cell: ({ age }) => age,
      sort: 'age',
      isNumber: true,
      leaves: 'second',
    },
    { key: 'place', label: t('columns.place'), cell: ({ place }) => place, leaves: 'second' },
    { key: 'education', label: t('columns.education'), cell: ({ education }) => education, leaves: 'first' },
    {
      key: 'season',
      label: t('columns.season'),
      cell: ({ activation }) => t(`season.${activation}`),
      leaves: 'first',
    },
    {
      key: 'updated',
      label: t('columns.updated'),
      cell: ({ updated_at: moment }) => <time dateTime={moment}>{formatMoment(moment)}</time>,
      sort: 'date_updated',
      isSortedDownFirst: true,
      leaves: 'first',
    },
  ];
  const call = { key: 'call', label: t('columns.call'), cell: (row: CandidateRow) => <CallLink row={row} /> };
  return [...shown, ...(list === 'draft' ? [call] : []), ...listExtraColumns(t)];
}

function listExtraColumns(t: Words): ListColumn<CandidateRow>[] {
  const extras: ListColumn<CandidateRow>[] = [
    {
      key: 'height',
      label: t('columns.height'),
      cell: ({ height_cm: height }) => (height === null ? null : formatHeight(height)),
    },
    { key: 'gotra', label: t('columns.gotra'), cell: ({ gotra }) => gotra },
    { key: 'marital', label: t('columns.marital'), cell: ({ marital_status: status }) => status },
    {
      key: 'attendance',
      label: t('columns.attendance'),
      cell: ({ attendance }) => t(`attendance.${attendance}`),
    },
    { key: 'native', label: t('columns.native'), cell: ({ native_place: place }) => place },
    { key: 'designation', label: t('columns.designation'), cell: ({ designation }) => designation },
    { key: 'gender', label: t('columns.gender'), cell: ({ gender }) => gender },
    {
      key: 'registered',
      label: t('columns.registered'),
      cell: ({ created_at: moment }) => <time dateTime={moment}>{formatMoment(moment)}</time>,
      sort: 'date_created',
      isSortedDownFirst: true,
    },
  ];
  return extras.map((column) => ({ ...column, isExtra: true }));
}

export function candidateCard(list: CandidateList): CardParts<CandidateRow> {
  return {
    picture: (row) => <Photo row={row} />,
    lines: (row) => <CardLines row={row} list={list} />,
  };
}

function Photo({ row }: { row: CandidateRow }) {
  return <PictureImage picture={row.photo} variant="thumb" alt="" fallbackGender={row.gender} />;
}

function Name({ row }: { row: CandidateRow }) {
  const t = useMessages('candidates');
  return (
    <span className={classes.person}>
      <span className={classes.photo}>
        <Photo row={row} />
      </span>
      <span className={classes.name} title={nameOf(t, row)}>
        {shortenMiddleNames(nameOf(t, row))}
      </span>
      {row.is_hidden ? <Badge tone="plain">{t('hidden')}</Badge> : null}
    </span>
  );
}

function CallLink({ row }: { row: CandidateRow }) {
  const t = useMessages('candidates');
  if (row.mobile === null) return null;
  return (
    <a
      className={classes.call}
      href={`tel:${toDialled(row.mobile)}`}
      aria-label={t('callName', { name: nameOf(t, row) })}
    >
      <IconPhone size={18} aria-hidden="true" />
      {t('call')}
    </a>
  );
}

function CardLines({ row, list }: { row: CandidateRow; list: CandidateList }) {
  const t = useMessages('candidates');
  const { age, place, activation, serial_number: serial } = row;
  return (
    <>
      <p>
        {[age === null ? null : t('years', { count: age }), place]
          .filter((fact) => fact !== null && fact !== '')
          .join(', ')}
      </p>
      <p className={classes.marks}>
        <StatusMark status={row.status} />
        {activation === 'deactivated' || activation === 'reactivated' ? (
          <Badge tone="plain">{t(`season.${activation}`)}</Badge>
        ) : null}
        {row.is_hidden ? <Badge tone="plain">{t('hidden')}</Badge> : null}
        <span>{serial === null ? t('noNumber') : t('number', { serial })}</span>
      </p>
      {list === 'draft' || list === 'pending' ? (
        <p className={classes.marks}>
          {list === 'draft' ? <CallLink row={row} /> : null}
          <span>
            {t('columns.updated')} <time dateTime={row.updated_at}>{formatMoment(row.updated_at)}</time>
          </span>
        </p>
      ) : null}
    </>
  );
}
