import { userColumns, type UserRow } from '@suchi/contracts/office';
import { formatPhone, toDialled } from '@suchi/domain/text';
import { IconEye } from '@tabler/icons-react';
import { candidatePath } from '../../shared/config/office-paths.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { listDeclared } from '../../shared/ui/data-list/declared-columns.tsx';
import type { CardParts } from '../../shared/ui/data-list/row-props.ts';
import type { ListColumn } from '../../shared/ui/data-list/list-types.ts';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './users.module.css';

type Words = Translate<'users'>;

export function nameOf(t: Words, { name }: UserRow): string {
  return name === '' ? t('noName') : name;
}

/** The specification's five columns. */
export function listUserColumns(t: Words): ListColumn<UserRow>[] {
  return [
    ...listDeclared<UserRow, keyof typeof userColumns>(userColumns, {
      label: (name) => t(`columns.${name}`),
      cells: {
        name: (row) => <Name row={row} />,
        email: (row) => <Email row={row} />,
        mobile: (row) => phoneOf(row),
      },
    }),
    { key: 'actions', label: t('columns.actions'), cell: (row) => <Eye row={row} /> },
  ];
}

export const userCard: CardParts<UserRow> = {
  lines: (row) => (
    <>
      <Email row={row} />
      <p>{phoneOf(row)}</p>
      <Row as="p" gap={2} rowGap={1} wrap className={classes.foot}>
        <time dateTime={row.created_at}>{formatMoment(row.created_at)}</time>
        <Marks row={row} />
        <Eye row={row} />
      </Row>
    </>
  ),
};

function phoneOf({ mobile }: UserRow): string | null {
  return mobile === null ? null : formatPhone(toDialled(mobile));
}

function Name({ row }: { row: UserRow }) {
  const t = useMessages('users');
  return (
    <>
      <Text as="span" weight="bold">
        {nameOf(t, row)}
      </Text>{' '}
      <Marks row={row} />
    </>
  );
}

function Marks({ row }: { row: UserRow }) {
  const t = useMessages('users');
  return (
    <>
      {row.is_staff ? <Badge tone="plain">{t('staff')}</Badge> : null}
      {row.is_suspended ? <Badge tone="error">{t('suspended')}</Badge> : null}
    </>
  );
}

function Email({ row }: { row: UserRow }) {
  const t = useMessages('users');
  return (
    <Row as="span" gap={2} className={classes.email}>
      <span className={classes.address} title={row.email ?? undefined}>
        {row.email}
      </span>
      {row.is_email_verified ? null : <Badge tone="gold">{t('notVerified')}</Badge>}
    </Row>
  );
}

/** Only where there is a profile to open. */
function Eye({ row }: { row: UserRow }) {
  const t = useMessages('users');
  if (row.profile_id === null) return null;
  return (
    <Link
      className={classes.eye}
      to={candidatePath(row.profile_id)}
      aria-label={t('open', { name: nameOf(t, row) })}
    >
      <IconEye size={20} aria-hidden="true" />
    </Link>
  );
}
