import { memberListPageSize } from '@suchi/contracts/discovery';
import { IconPhoneOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Pager } from '../../../shared/navigation/pager.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { openedMineQuery } from '../api/opened-mine-query.ts';
import { formatMoment } from '../../../entities/association/long-date.ts';
import classes from './opened-list.module.css';

interface OpenedListProps {
  page: number;
  pageHref: (page: number) => string;
}

/** Latest first. */
export function OpenedList({ page, pageHref }: OpenedListProps) {
  const source = useQuery(openedMineQuery(page));
  return (
    <ListStates
      source={source}
      isEmpty={({ total }) => total === 0}
      loading={<Skeleton height={260} />}
      empty={<NobodyYet />}
      ready={(found) => <Taps {...found} page={page} pageHref={pageHref} />}
    />
  );
}

interface Tap {
  name: string;
  serial_number: number | null;
  at: string;
}

function Taps({ total, items, page, pageHref }: { total: number; items: Tap[] } & OpenedListProps) {
  const t = useMessages('settings');
  return (
    <>
      <div>
        <p className={classes.count}>{t('opened.count', { count: total })}</p>
        <ul className={classes.list}>
          {items.map((tap) => (
            <TapLine key={`${tap.at} ${tap.name}`} tap={tap} />
          ))}
        </ul>
      </div>
      <Pager
        page={page}
        pages={Math.ceil(total / memberListPageSize)}
        pageHref={pageHref}
        words={{ label: t('opened.pages'), newer: t('opened.newer'), older: t('opened.older') }}
        place={(values) => t('opened.place', values)}
      />
      <p className={classes.advice}>
        <RichMessage
          text={t('opened.advice')}
          marks={{ safety: (words) => <Link to={paths.safety}>{words}</Link> }}
        />
      </p>
    </>
  );
}

function TapLine({ tap: { name, serial_number: serial, at } }: { tap: Tap }) {
  const t = useMessages('settings');
  return (
    <li className={classes.line}>
      <span className={classes.person}>
        <span className={classes.name}>{name}</span>
        {serial === null ? null : <span className={classes.serial}>{t('opened.serial', { serial })}</span>}
      </span>
      <time className={classes.at} dateTime={at}>
        {formatMoment(at)}
      </time>
    </li>
  );
}

function NobodyYet() {
  const t = useMessages('settings');
  return (
    <StatePanel icon={<IconPhoneOff />} title={t('opened.empty')}>
      <p>{t('opened.emptyText')}</p>
    </StatePanel>
  );
}
