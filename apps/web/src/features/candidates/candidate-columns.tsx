import { candidateColumns, type CandidateRow } from '@suchi/contracts/office';
import type { CandidateList, ProfileStatus } from '@suchi/domain/lifecycle';
import { toDialled } from '@suchi/domain/text';
import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconHeartHandshake,
  IconHourglass,
  IconPencil,
  IconPhone,
} from '@tabler/icons-react';
import { Thumb } from '../../entities/picture/thumb.tsx';
import { PictureImage } from '../../entities/picture/picture-image.tsx';
import { formatHeight } from '../../shared/i18n/format-measures.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { listDeclared } from '../../shared/ui/data-list/declared-columns.tsx';
import type { CardParts } from '../../shared/ui/data-list/row-props.ts';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './candidates.module.css';
import { shortenMiddleNames } from './short-name.ts';

const looks = {
  Draft: { tone: 'plain', Icon: IconPencil },
  Pending: { tone: 'gold', Icon: IconHourglass },
  Active: { tone: 'success', Icon: IconCircleCheck },
  Blocked: { tone: 'error', Icon: IconBan },
  Rejected: { tone: 'error', Icon: IconCircleX },
  married: { tone: 'brand', Icon: IconHeartHandshake },
} as const satisfies Record<ProfileStatus, object>;

function StatusMark({ status }: { status: ProfileStatus }) {
  const t = useMessages('candidates');
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}

type Words = Translate<'candidates'>;

export function nameOf(t: Words, { name }: CandidateRow): string {
  return name === '' ? t('noName') : name;
}

/** The columns of a list. Drafts also have a call button, for the families that stopped half way. */
export function listCandidateColumns(t: Words, list: CandidateList) {
  return listDeclared<CandidateRow, keyof typeof candidateColumns>(candidateColumns, {
    list,
    label: (name) => t(`columns.${name}`),
    cells: {
      name: (row) => <Name row={row} />,
      serial_number: (row) =>
        row.serial_number ?? (
          <Text as="span" tone="muted">
            {t('none')}
          </Text>
        ),
      status: ({ status }) => <StatusMark status={status} />,
      activation: ({ activation }) => t(`season.${activation}`),
      mobile: (row) => <CallLink row={row} />,
      height_cm: ({ height_cm: height }) => (height === null ? null : formatHeight(height)),
      attendance: ({ attendance }) => t(`attendance.${attendance}`),
    },
  });
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
    <Row as="span" gap={2} className={classes.person}>
      <Thumb picture={row.photo} fallbackGender={row.gender} />
      <Text as="span" weight="bold" breaks className={classes.name} title={nameOf(t, row)}>
        {shortenMiddleNames(nameOf(t, row))}
      </Text>
      {row.is_hidden ? <Badge tone="plain">{t('hidden')}</Badge> : null}
    </Row>
  );
}

function CallLink({ row }: { row: CandidateRow }) {
  const t = useMessages('candidates');
  if (row.mobile === null) return null;
  return (
    <a
      className="touch gap-2"
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
  const facts = listCandidateColumns(t, list).filter(({ cardOf }) => cardOf.includes(list));
  return (
    <>
      <p>
        {[age === null ? null : t('years', { count: age }), place]
          .filter((fact) => fact !== null && fact !== '')
          .join(', ')}
      </p>
      <Row as="p" gap={2} rowGap={1} wrap above={1} className={classes.marks}>
        <StatusMark status={row.status} />
        {activation === 'deactivated' || activation === 'reactivated' ? (
          <Badge tone="plain">{t(`season.${activation}`)}</Badge>
        ) : null}
        {row.is_hidden ? <Badge tone="plain">{t('hidden')}</Badge> : null}
        <span>{serial === null ? t('noNumber') : t('number', { serial })}</span>
      </Row>
      {facts.length === 0 ? null : (
        <Row as="p" gap={2} rowGap={1} wrap above={1} className={classes.marks}>
          {list === 'draft' ? <CallLink row={row} /> : null}
          {facts.map(({ key, label, cell }) => (
            <span key={key}>
              {label} {cell(row)}
            </span>
          ))}
        </Row>
      )}
    </>
  );
}
