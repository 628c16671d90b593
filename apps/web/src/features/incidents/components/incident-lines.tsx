import type { Incident } from '@suchi/contracts/privacy';
import { seenKinds } from '@suchi/domain/data-use';
import { useState } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useChangeRange } from '../api/incidents.ts';
import { IncidentForm } from './incident-form.tsx';
import classes from './incident-lines.module.css';

/** Which lines of the log were read, and what they show. */
export function IncidentLines({ incident }: { incident: Incident }) {
  const t = useMessages('incidents');
  const [isChanging, setIsChanging] = useState(false);
  const { mutateAsync } = useChangeRange();
  const { id, account, from, to, device, affected, seen, sessions_ended_at: endedAt } = incident;
  const lines = [
    [t('lines.account'), account.name],
    [t('lines.from'), formatMoment(from)],
    [t('lines.to'), formatMoment(to)],
    ...(device === null ? [] : [[t('lines.device'), device]]),
    ...(endedAt === null ? [] : [[t('lines.loggedOut'), formatMoment(endedAt)]]),
  ];
  return (
    <Card padding={4} gap={3}>
      <Text as="h2" size="lg" weight="bold" face="plain">
        {t('lines.title')}
      </Text>
      <dl className={classes.lines}>
        {lines.map(([name, value]) => (
          <Row key={name} gap={3} justify="between" wrap>
            <dt className="muted">{name}</dt>
            <dd className="breaks">{value}</dd>
          </Row>
        ))}
      </dl>
      {incident.refusals.range === null ? (
        <LinkButton className="touch" onClick={() => setIsChanging(true)}>
          {t('lines.change')}
        </LinkButton>
      ) : null}
      <Text as="h2" size="lg" weight="bold" face="plain">
        {t('seen.title')}
      </Text>
      <dl className={classes.lines}>
        {seenKinds.map((kind) => (
          <div key={kind}>
            <Row gap={3} justify="between">
              <dt>{t(`kinds.${kind}`)}</dt>
              <dd className="bold figures">{seen[kind]}</dd>
            </Row>
            <progress
              className={classes.bar}
              aria-hidden="true"
              value={seen[kind]}
              max={Math.max(affected, 1)}
            />
          </div>
        ))}
      </dl>
      {isChanging ? (
        <IncidentForm
          incident={incident}
          onClose={() => setIsChanging(false)}
          onSend={async (range) => {
            await mutateAsync({ id, ...range });
          }}
        />
      ) : null}
    </Card>
  );
}
