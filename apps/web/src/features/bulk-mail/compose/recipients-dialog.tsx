import type { BulkMailRecipient } from '@suchi/contracts/bulk-mail';
import { useState } from 'react';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './recipients-dialog.module.css';

const rowsOnPage = 50;

/** Everyone who was chosen: who gets the mail, and who does not and why. */
export function RecipientsDialog({
  rows,
  onClose,
}: {
  rows: readonly BulkMailRecipient[];
  onClose: () => void;
}) {
  const t = useMessages('bulkMail');
  const groups = {
    get: rows.filter(({ left_out }) => left_out === null),
    out: rows.filter(({ left_out }) => left_out !== null),
  };
  return (
    <OfficeDialog title={t('to.list')} size="lg" onClose={onClose}>
      <Tabs
        label={t('to.list')}
        tabs={(['get', 'out'] as const).map((key) => ({
          key,
          label: t(`to.${key}`, { number: formatCount(groups[key].length) }),
        }))}
      >
        {(key) => <People key={key} rows={groups[key]} />}
      </Tabs>
    </OfficeDialog>
  );
}

function People({ rows }: { rows: readonly BulkMailRecipient[] }) {
  const t = useMessages('bulkMail');
  const [page, setPage] = useState(1);
  const pages = Math.ceil(rows.length / rowsOnPage);
  if (rows.length === 0) return <p>{t('to.emptyList')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {rows.slice((page - 1) * rowsOnPage, page * rowsOnPage).map(({ profile_id, name, left_out }) => (
          <li key={profile_id}>
            <a href={candidatePath(profile_id)} target="_blank" rel="noreferrer">
              {name}
            </a>
            {left_out === null ? null : <span>{t(`to.why.${left_out}`)}</span>}
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <Row gap={3} justify="between" wrap className={classes.pages}>
          <Button look="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('to.earlier')}
          </Button>
          <p>{t('to.page', { page, pages })}</p>
          <Button look="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('to.later')}
          </Button>
        </Row>
      ) : null}
    </>
  );
}
