import type { ReportCase } from '@suchi/contracts/safety';
import { useQuery } from '@tanstack/react-query';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { candidatePath, officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { reportCaseQuery } from '../api/report-queries.ts';
import { CaseEvidence } from './case-evidence.tsx';
import { Decision } from './decision.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Card, List, Stack } from '../../../shared/ui/layout.tsx';
import classes from './report-case.module.css';

/** One report or alert: who, what was said, what the system found, and the decision. */
export function ReportCasePage({ id }: { id: number }) {
  const t = useMessages('memberReports');
  const source = useQuery(reportCaseQuery(id));
  const title = source.data
    ? t('case.title', { reference: source.data.reference, kind: t(`kinds.${source.data.kind}`) })
    : t('title');
  return (
    <ScreenWrapper
      title={title}
      actions={
        <ButtonLink look="default" to={officePaths.memberReports}>
          {t('back')}
        </ButtonLink>
      }
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={480} />}
        empty={null}
        ready={(found) => (
          <Stack gap={6} className={classes.case}>
            <People found={found} />
            <Said found={found} />
            <CaseEvidence found={found} />
            <Decision key={found.id} found={found} />
          </Stack>
        )}
      />
    </ScreenWrapper>
  );
}

function People({ found }: { found: ReportCase }) {
  const t = useMessages('memberReports');
  const tSafety = useMessages('safety');
  const { reported, reporter, profile } = found;
  const alt = tSafety(profile.photo === null ? 'person.noPhotoOf' : 'person.photoOf', {
    name: reported.name,
  });
  return (
    <Card
      as="section"
      padding={4}
      className={classes.people}
      aria-label={t('about', { name: reported.name })}
    >
      <Thumb width={72} height={90} picture={profile.photo} alt={alt} fallbackGender={profile.gender} />
      <div>
        <Text as="h2" size="xl" weight="bold" face="plain" breaks>
          {t('about', { name: reported.name })}
        </Text>
        <Text tone="soft">
          {[
            reported.serial_number === null ? null : t('serial', { serial: reported.serial_number }),
            t('case.profile', { status: profile.status }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {reported.profile_id === null ? null : (
          <p>
            <Link className="touch" to={candidatePath(reported.profile_id)}>
              {t('case.toProfile', { name: reported.name })}
            </Link>
          </p>
        )}
        <Text tone="soft">
          {reporter === null ? (
            t('byServer')
          ) : reporter.profile_id === null ? (
            t('by', { name: reporter.name || t('unknownReporter') })
          ) : (
            <Link className="touch" to={candidatePath(reporter.profile_id)}>
              {t('by', { name: reporter.name })}
            </Link>
          )}
        </Text>
      </div>
    </Card>
  );
}

function Said({ found }: { found: ReportCase }) {
  const t = useMessages('memberReports');
  const tSafety = useMessages('safety');
  return (
    <section aria-label={t('case.said')}>
      <Text as="h2" size="xl" weight="bold" face="plain" breaks>
        {t('case.said')}
      </Text>
      <List as="ol" gap={3} above={2}>
        {found.entries.map(({ at, reason, source, text, count, link }) => (
          <li key={at}>
            <Text tone="muted" figures>
              {source === null ? formatMoment(at) : t(`case.sources.${source}`, { at: formatMoment(at) })}
            </Text>
            <Text weight="bold">
              {reason !== null
                ? tSafety(`report.reasons.${reason}`)
                : found.kind === 'report'
                  ? null
                  : t(`case.${found.kind}`, { count: count ?? 0 })}
            </Text>
            {link === undefined ? null : <Text tone="soft">{t('case.link', { link })}</Text>}
            {reason === null ? null : text === '' ? (
              <Text tone="soft">{t('case.noWords')}</Text>
            ) : (
              <Text as="blockquote" tone="soft" breaks above={1} className={classes.quote}>
                {text}
              </Text>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}
