import type { MelawaNoShows } from '@suchi/contracts/melawa';
import { groupIndian } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { noShowsQuery } from '../api/melawa-day-api.ts';
import classes from './desks-table.module.css';

/** Names for the office, read only when somebody asks for them. */
export function NoShowsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('melawaDay');
  return (
    <OfficeDialog
      title={t('figures.noShowsTitle')}
      lead={t('figures.noShowsLead')}
      size="lg"
      onClose={onClose}
    >
      <ListStates
        source={useQuery(noShowsQuery)}
        isEmpty={({ families }) => families.length === 0}
        loading={<Skeleton height={240} />}
        empty={<p>{t('figures.noShowsNone')}</p>}
        ready={(noShows) => <NoShows noShows={noShows} />}
      />
      <DialogFoot>
        <Button look="default" onClick={onClose}>
          {t('figures.close')}
        </Button>
      </DialogFoot>
    </OfficeDialog>
  );
}

function NoShows({ noShows: { families, fee_paise: fee } }: { noShows: MelawaNoShows }) {
  const t = useMessages('melawaDay');
  return (
    <>
      {fee === 0 ? null : (
        <Text above={2}>{t('figures.noShowsFee', { amount: `₹${groupIndian(fee / 100)}` })}</Text>
      )}
      <div className={classes.frame}>
        <table className={classes.table} aria-label={t('figures.noShowsTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('figures.number')}</th>
              <th scope="col">{t('figures.family')}</th>
              <th scope="col" data-number>
                {t('figures.people')}
              </th>
            </tr>
          </thead>
          <tbody>
            {families.map(({ profile, number, name, people }) => (
              <tr key={profile}>
                <td>{number ?? t('figures.noNumber')}</td>
                <th scope="row">
                  <Link to={candidatePath(profile)}>{name}</Link>
                </th>
                <td data-number>{people}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
