import {
  type BulkMailCard,
  type BulkMailFailure,
  bulkMailFailuresPageSize,
} from '@suchi/contracts/bulk-mail';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { failuresQuery } from '../api/bulk-mail-queries.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Box, Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './failures.module.css';

const shownAtFirst = 2;

interface FailuresProps {
  mail: BulkMailCard;
  isBusy: boolean;
  /** One recipient, or null for all that can still work. */
  onRetry: (recipient: number | null) => void;
}

/** Who did not get the mail and why. Open by itself while there are any. */
export function Failures({ mail: { id, failed, retryable, progress }, isBusy, onRetry }: FailuresProps) {
  const t = useMessages('bulkMail');
  const [isWhole, setIsWhole] = useState(false);
  const [page, setPage] = useState(1);
  const { data } = useQuery(failuresQuery(id, { failed, page }));
  const mayRetry = progress !== 'cancelled';
  if (data === undefined) return null;
  const pages = Math.ceil(data.total / bulkMailFailuresPageSize);
  return (
    <Stack gap={1} className={classes.panel}>
      <Row gap={3} rowGap={1} wrap className={classes.head}>
        <b className={classes.title}>{t('failures.title', { count: data.total })}</b>
        {data.total > shownAtFirst ? (
          <PlainButton className={classes.link} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('failures.showFewer') : t('failures.showAll', { total: data.total })}
          </PlainButton>
        ) : null}
        {mayRetry && retryable > 0 ? (
          <Button
            look="default"
            size="small"
            icon={<IconRefresh size={18} aria-hidden="true" />}
            isBusy={isBusy}
            onClick={() => onRetry(null)}
          >
            {t('failures.retryAll', { count: retryable })}
          </Button>
        ) : null}
      </Row>
      <Box as="ul" above={1}>
        {data.rows.slice(0, isWhole ? undefined : shownAtFirst).map((failure) => (
          <Failure key={failure.id} failure={failure} mayRetry={mayRetry} onRetry={onRetry} />
        ))}
      </Box>
      {isWhole && pages > 1 ? (
        <Row gap={3} rowGap={1} wrap className={classes.head}>
          <Button look="default" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('cards.newer')}
          </Button>
          <p>{t('cards.page', { page, pages })}</p>
          <Button look="default" size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('cards.older')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}

interface FailureProps extends Pick<FailuresProps, 'onRetry'> {
  failure: BulkMailFailure;
  mayRetry: boolean;
}

function Failure({
  failure: { id, profile_id, name, email, failure, can_retry },
  mayRetry,
  onRetry,
}: FailureProps) {
  const t = useMessages('bulkMail');
  return (
    <Row as="li" gap={4} rowGap={0} wrap className={classes.line}>
      <b>{name}</b>
      <span className={classes.email}>{email ?? t('failures.noAddress')}</span>
      <span className={classes.reason}>{t(`failures.reasons.${failure}`)}</span>
      {can_retry && mayRetry ? (
        <PlainButton
          className={classes.link}
          aria-label={t('failures.retryOf', { name })}
          onClick={() => onRetry(id)}
        >
          {t('failures.retry')}
        </PlainButton>
      ) : (
        <Link
          className={classes.link}
          aria-label={t('failures.openOf', { name })}
          to={candidatePath(profile_id)}
        >
          {t('failures.open')}
        </Link>
      )}
    </Row>
  );
}
