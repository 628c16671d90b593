import type { ReportCase } from '@suchi/contracts/safety';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { memberReportPath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './report-case.module.css';

/** What the server found when it was reported. */
export function CaseEvidence({ found }: { found: ReportCase }) {
  const t = useMessages('memberReports');
  const { kind, evidence } = found;
  const open = evidence.earlier.filter(({ status }) => status === 'open');
  const decided = evidence.earlier.filter(({ status }) => status !== 'open');
  return (
    <section aria-label={t('case.evidence')}>
      <Text as="h2" size="xl" weight="bold" face="plain" breaks>
        {t('case.evidence')}
      </Text>
      <List as="dl" gap={4} above={2}>
        {kind === 'repeated' || kind === 'profiles' || kind === 'interests' ? null : (
          <Part title={t(kind === 'burst' ? 'case.openedBurst' : 'case.opened')}>
            {evidence.opened.map(({ at }, place) => (
              <li key={`${at} ${place}`}>{formatMoment(at)}</li>
            ))}
          </Part>
        )}
        {kind === 'report' ? (
          <Part title={t('case.messages')}>
            {evidence.messages.map(({ at, text }) => (
              <li key={at}>
                <Text tone="muted" figures>
                  {formatMoment(at)}
                </Text>
                <Text as="blockquote" tone="soft" breaks above={1} className={classes.quote}>
                  {text}
                </Text>
              </li>
            ))}
          </Part>
        ) : null}
        {kind === 'burst' ? null : (
          <>
            <OtherReports title={t('case.othersOpen', { count: open.length })} reports={open} />
            {decided.length === 0 ? null : (
              <OtherReports title={t('case.othersDecided', { count: decided.length })} reports={decided} />
            )}
          </>
        )}
      </List>
    </section>
  );
}

interface OtherReportsProps {
  title: string;
  reports: ReportCase['evidence']['earlier'];
}

function OtherReports({ title, reports }: OtherReportsProps) {
  const t = useMessages('memberReports');
  const tSafety = useMessages('safety');
  return (
    <Part title={title}>
      {reports.map((one) => (
        <li key={one.id}>
          <Link to={memberReportPath(one.id)}>{one.reference}</Link>,{' '}
          {one.reason === null ? t(`kinds.${one.kind}`) : tSafety(`report.reasons.${one.reason}`)},{' '}
          {t(`states.${one.status}`)}, {formatMoment(one.at)}
        </li>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  const t = useMessages('memberReports');
  return (
    <div>
      <Text as="dt" weight="bold">
        {title}
      </Text>
      <dd>
        {children.length === 0 ? (
          t('case.none')
        ) : (
          <List gap={1} above={2}>
            {children}
          </List>
        )}
      </dd>
    </div>
  );
}
