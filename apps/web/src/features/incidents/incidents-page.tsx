import type { ListedIncident } from '@suchi/contracts/privacy';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { incidentPath, officePaths } from '../../shared/config/office-paths.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Card, List, Row } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { incidentsQuery, useOpenIncident } from './api/incidents.ts';
import { IncidentForm } from './components/incident-form.tsx';

/** Accounts that were misused. */
export function IncidentsPage() {
  const t = useMessages('incidents');
  const [isOpening, setIsOpening] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useOpenIncident();
  return (
    <ScreenWrapper
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink look="default" to={officePaths.systemStatus}>
            {t('back')}
          </ButtonLink>
          <Button onClick={() => setIsOpening(true)}>{t('new')}</Button>
        </>
      }
    >
      <ListStates
        source={useQuery(incidentsQuery)}
        isEmpty={({ items }) => items.length === 0}
        loading={<Skeleton height={240} />}
        empty={
          <StatePanel icon={<IconShieldExclamation />} title={t('none')}>
            <p>{t('noneHint')}</p>
          </StatePanel>
        }
        ready={({ items }) => (
          <List gap={2}>
            {items.map((item) => (
              <IncidentLine key={item.id} item={item} />
            ))}
          </List>
        )}
      />
      {isOpening ? (
        <IncidentForm
          onClose={() => setIsOpening(false)}
          onSend={async ({ what, known_at, ...range }) => {
            const { id } = await mutateAsync({ ...range, what: what ?? '', known_at: known_at ?? '' });
            await navigate(incidentPath(id));
          }}
        />
      ) : null}
    </ScreenWrapper>
  );
}

function IncidentLine({ item }: { item: ListedIncident }) {
  const t = useMessages('incidents');
  const { reference, known_at: known, untold, closed_at: closed } = item;
  return (
    <Card as="li" padding={4}>
      <Row gap={3} justify="between" wrap>
        <Link to={incidentPath(item.id)} className="touch">
          {t('listed', { reference, at: formatMoment(known) })}
        </Link>
        <Badge tone={closed !== null ? 'plain' : untold > 0 ? 'error' : 'gold'}>
          {closed !== null
            ? t('state.closed')
            : untold > 0
              ? t('state.untold', { count: untold })
              : t('state.open')}
        </Badge>
      </Row>
      <Text tone="soft" breaks>
        {item.what}
      </Text>
    </Card>
  );
}
