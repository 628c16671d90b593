import { contractPath } from '@suchi/contracts/basics';
import { openSealedContract, type SealedAccount } from '@suchi/contracts/closing';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadStore } from '../../shared/downloads/download-store.ts';
import { useActionForm } from '../../shared/forms/use-action-form.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ReasonDialog } from '../../shared/ui/reason-dialog.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { problemWords, sealedQuery, useHoldSealed } from './data-requests-api.ts';
import classes from './data-requests.module.css';

const columns = ['reference', 'closed', 'until', 'backups', 'rows', 'state'] as const;
type Asked = { kind: 'hold' | 'release' | 'open'; row: SealedAccount };

/** Nobody is named: a reference and dates. */
export function SealedList() {
  const t = useMessages('dataRequests');
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <ListStates
        source={useQuery(sealedQuery)}
        isEmpty={({ rows }) => rows.length === 0}
        loading={<Skeleton height={320} />}
        empty={<p>{t('emptySealed')}</p>}
        ready={({ rows }) => (
          <Card className={classes.frame}>
            <table className={classes.table} aria-label={t('tabs.sealed')}>
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col">
                      {t(`sealed.columns.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <SealedRow key={row.id} row={row} onAsk={(kind) => setAsked({ kind, row })} />
                ))}
              </tbody>
            </table>
          </Card>
        )}
      />
      {asked === null ? null : <AskDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function SealedRow({ row, onAsk }: { row: SealedAccount; onAsk: (kind: Asked['kind']) => void }) {
  const t = useMessages('dataRequests');
  return (
    <tr>
      <th scope="row">{row.reference}</th>
      {[row.closed_on, row.sealed_until, row.backup_until].map((day, place) => (
        <td key={place} className={classes.day}>
          {formatCalendarDate(day)}
        </td>
      ))}
      <td>{formatCount(row.rows)}</td>
      <td>
        {row.destroyed_on === null ? (
          <>
            {row.held_reason === null ? t('sealed.sealed') : t('sealed.held', { reason: row.held_reason })}
            <Row gap={2} wrap>
              <Button
                look="default"
                size="small"
                onClick={() => onAsk(row.held_reason === null ? 'hold' : 'release')}
              >
                {t(row.held_reason === null ? 'sealed.hold' : 'sealed.release')}
              </Button>
              <Button look="default" size="small" onClick={() => onAsk('open')}>
                {t('sealed.open')}
              </Button>
            </Row>
          </>
        ) : (
          t('sealed.destroyed', { date: formatCalendarDate(row.destroyed_on) })
        )}
      </td>
    </tr>
  );
}

/** Each of these only with a reason, which is logged. */
function AskDialog({ kind, row, onClose }: Asked & { onClose: () => void }) {
  const t = useMessages('dataRequests');
  const { send, failure, isBusy } = useActionForm(
    useHoldSealed(),
    () => t('sealed.done'),
    onClose,
    problemWords,
  );
  function confirm(reason: string) {
    if (kind !== 'open') return send({ id: row.id, reason, is_held: kind === 'hold' });
    void downloadStore.start({
      path: contractPath(openSealedContract),
      fileName: `${row.reference}.txt`,
      body: { id: row.id, reason },
    });
    return onClose();
  }
  return (
    <ReasonDialog
      title={t(`sealed.${kind}Title`, { reference: row.reference })}
      text={t(`sealed.${kind}Text`)}
      label={t('sealed.reason')}
      confirm={t(`sealed.${kind}`)}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
