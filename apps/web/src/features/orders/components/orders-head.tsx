import type { OrderCounts } from '@suchi/contracts/money';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { ordersPath } from '../../../shared/config/office-paths.ts';
import type { DownloadFile } from '../../../shared/downloads/download-dialog.tsx';
import { ListDownload } from '../../../shared/downloads/list-download.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListCount } from '../../../shared/ui/data-list/list-count.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import type { OrdersPlace } from '../model/orders-place.ts';
import { type Season, SeasonDialog } from './season-dialog.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './orders-head.module.css';

interface OrdersHeadProps extends OrdersPlace {
  counts: OrderCounts | undefined;
  /** How many the list has, and whether they are paid. */
  shown: number | undefined;
  isPaid: boolean;
  file: DownloadFile;
  onArchiveSeason: (season: Season, name: string) => void;
}

export function OrdersHead(props: OrdersHeadProps) {
  const { step, isPast, counts, shown, isPaid, file, onArchiveSeason } = props;
  const t = useMessages('orders');
  const [isAsking, setIsAsking] = useState(false);
  const steps = counts?.[isPast ? 'past' : 'current'];
  const paid = steps && steps.ordered + steps.dispatched + steps.delivered;
  const all = isPaid ? paid : counts?.unpaid;
  const title = t(isPast ? 'pastTitle' : 'title');
  return (
    <Row as="header" gap={4} rowGap={3} wrap>
      <div className={classes.words}>
        <PageHeading title={title}>
          {title}
          <ListCount shown={shown} all={all} />
        </PageHeading>
      </div>
      <nav className={classes.seasons} aria-label={t('seasons')}>
        <Link to={ordersPath(step)} aria-current={isPast ? undefined : 'page'}>
          {t('thisSeason')}
        </Link>
        <Link to={ordersPath(step, { isPast: true })} aria-current={isPast ? 'page' : undefined}>
          {t('pastOrders')}
        </Link>
      </nav>
      {isPast ? null : (
        <Button
          look="default"
          icon={<IconArchive size={20} />}
          disabled={counts === undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('season.open')}
        </Button>
      )}
      <ListDownload file={file} />
      {isAsking && counts ? (
        <SeasonDialog
          seasons={counts.seasons}
          onClose={() => setIsAsking(false)}
          onArchive={(season, name) => {
            setIsAsking(false);
            onArchiveSeason(season, name);
          }}
        />
      ) : null}
    </Row>
  );
}
