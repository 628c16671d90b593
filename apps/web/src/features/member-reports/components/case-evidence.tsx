import type { ReportCase } from '@suchi/contracts/safety';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { memberReportPath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import classes from './report-case.module.css';

/** What the server found when it was reported. */
export function CaseEvidence({ found }: { found: ReportCase }) {
  const t = useMessages('memberReports');
  const tSafety = useMessages('safety');
  const { kind, evidence } = found;
  return (
    <section aria-label={t('case.evidence')}>
      <h2 className={classes.title}>{t('case.evidence')}</h2>
      <dl className={classes.evidence}>
        {kind === 'repeated' || kind === 'profiles' ? null : (
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
                <p className={classes.when}>{formatMoment(at)}</p>
                <blockquote className={classes.quote}>{text}</blockquote>
              </li>
            ))}
          </Part>
        ) : null}
        {kind === 'burst' ? null : (
          <Part title={t('case.earlier')}>
            {evidence.earlier.map((one) => (
              <li key={one.id}>
                <Link to={memberReportPath(one.id)}>{one.reference}</Link>,{' '}
                {one.reason === null ? t(`kinds.${one.kind}`) : tSafety(`report.reasons.${one.reason}`)},{' '}
                {t(`states.${one.status}`)}, {formatMoment(one.at)}
              </li>
            ))}
          </Part>
        )}
      </dl>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  const t = useMessages('memberReports');
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children.length === 0 ? t('case.none') : <ul className={classes.found}>{children}</ul>}</dd>
    </div>
  );
}
