import type { OwnConsents } from '@suchi/contracts/privacy';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { ownProfileQuery } from '../../../entities/own-profile/own-profile-query.ts';
import { searchAccessQuery } from '../../../entities/own-profile/search-access-query.ts';
import { noticePath, purposePath } from '../../../shared/config/paths.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ownConsentsQuery } from '../api/consents.ts';
import { listPurposeFacts } from '../model/purpose-facts.ts';
import { useSwitchConsent } from '../model/use-switch-consent.ts';
import { AskedAgain } from './asked-again.tsx';
import { CandidateCard } from './candidate-card.tsx';
import classes from './consent-centre.module.css';
import { purposeIcons } from './purpose-icons.tsx';

/** One switch for each purpose; the name of each leads to what it means. */
export function ConsentCentre() {
  const t = useMessages('consent');
  return (
    <ListStates
      source={useQuery(ownConsentsQuery)}
      isEmpty={(own) => own === null}
      loading={<Skeleton height={560} />}
      empty={<p>{t('noProfile')}</p>}
      ready={(own) => own && <Switches own={own} />}
    />
  );
}

function Switches({ own }: { own: OwnConsents }) {
  const t = useMessages('consent');
  const { data: standing } = useQuery(ownProfileQuery);
  const { data: edition } = useQuery(editionQuery);
  const { data: access } = useQuery(searchAccessQuery);
  const searchUntil = access?.subscription.state === 'valid' ? access.subscription.until : null;
  const facts = { standing, edition, searchUntil };
  return (
    <Stack gap={4}>
      {own.is_hidden_by_staff ? (
        <Banner tone="gold" icon={<IconEyeOff />} title={t('hiddenByStaff')} />
      ) : null}
      {own.candidate ? <CandidateCard {...own.candidate} /> : null}
      <Card className={`divided ${classes.purposes}`}>
        {own.purposes.map((each) => (
          <PurposeRow
            key={each.purpose}
            {...each}
            candidate={own.candidate?.name ?? ''}
            facts={listPurposeFacts(each.purpose, each.is_on, facts, t)}
          />
        ))}
        <Row gap={3} justify="between" wrap className={classes.notice}>
          <Text tone="muted">
            {own.notice
              ? t('notice.agreed', { version: own.notice.version, date: formatDay(own.notice.at) })
              : t('notice.none')}
          </Text>
          <Link to={noticePath(own.notice?.version)} className="touch">
            {t('notice.read')}
          </Link>
        </Row>
      </Card>
    </Stack>
  );
}

type PurposeRowProps = OwnConsents['purposes'][number] & { candidate: string; facts: readonly string[] };

function PurposeRow({ purpose, is_on: isOn, since, candidate, facts, ...asks }: PurposeRowProps) {
  const t = useMessages('consent');
  const change = useSwitchConsent();
  const id = `purpose-${purpose}`;
  const name = t(`purposes.${purpose}.name`);
  return (
    <div className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        {purposeIcons[purpose]}
      </span>
      <Link to={purposePath(purpose)} className={`touch ink bold ${classes.name}`}>
        {name}
      </Link>
      <div className={classes.switch}>
        <Switch
          label={name}
          isOn={isOn}
          onChange={(next) => change(purpose, next)}
          words={{ on: t('on'), off: t('off') }}
          describedBy={id}
        />
      </div>
      <Text id={id} className={classes.text}>
        {[t(`purposes.${purpose}.short`), ...facts].join(' ')}{' '}
        <Text as="span" tone="muted" className={classes.since}>
          {asks.waits
            ? t('waits', { name: candidate })
            : since === null
              ? t('unanswered')
              : t(isOn ? 'since' : 'offSince', { date: formatDay(since) })}
        </Text>
      </Text>
      {asks.is_asked_again ? (
        <div className={classes.text}>
          <AskedAgain purpose={purpose} />
        </div>
      ) : null}
    </div>
  );
}
