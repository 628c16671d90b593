import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Card } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { consentCountsQuery } from './data-requests-api.ts';
import classes from './data-requests.module.css';

const columns = ['purpose', 'on', 'off', 'unanswered', 'withdrawn'] as const;

/** How many agreed to what. */
export function ConsentCounts() {
  const t = useMessages('dataRequests');
  return (
    <ListStates
      source={useQuery(consentCountsQuery)}
      isEmpty={() => false}
      loading={<Skeleton height={320} />}
      empty={null}
      ready={({ purposes }) => (
        <>
          <Card className={classes.frame}>
            <table className={classes.table} aria-label={t('tabs.consents')}>
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name} scope="col">
                      {t(`consents.columns.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {purposes.map((each) => (
                  <tr key={each.purpose}>
                    <th scope="row">{t(`purposes.${each.purpose}`)}</th>
                    <td>{formatCount(each.on)}</td>
                    <td>{formatCount(each.off)}</td>
                    <td>{formatCount(each.unanswered)}</td>
                    <td>{formatCount(each.withdrawn_this_month)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
          <Text tone="muted">{t('consents.note')}</Text>
        </>
      )}
    />
  );
}
