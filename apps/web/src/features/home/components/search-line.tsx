import type { SearchAccess } from '@suchi/contracts/discovery';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { ProfileState } from '@suchi/domain/lifecycle';
import { IconCrown } from '@tabler/icons-react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { findSearchLine } from '../model/search-line.ts';
import classes from './meanwhile.module.css';

/** The paid subscription, where the status itself does not say it. */
export function SearchLine({ status, access }: { status: ProfileState; access: SearchAccess }) {
  const t = useMessages('home');
  const line = findSearchLine(status, access);
  const { until } = access.subscription;
  if (line === null || until === null) return null;
  return (
    <p className={classes.rows}>
      <Link className={classes.row} to={paths.settingsMembership}>
        <IconCrown size={24} aria-hidden="true" />
        {t(`search.${line}`, { date: formatCalendarDate(until) })}
      </Link>
    </p>
  );
}
