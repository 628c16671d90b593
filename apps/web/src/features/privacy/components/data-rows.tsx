import type { OwnData } from '@suchi/contracts/privacy';
import { todayInIndia } from '@suchi/domain/basics';
import { IconChevronRight, IconDownload, IconEye, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { formatDay, sayMonth } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { downloadAddress, ownDataQuery } from '../api/data-use.ts';
import classes from './data-rows.module.css';

const DownloadDialog = lazyPart(() => import('./download-dialog.tsx').then((m) => m.DownloadDialog));

/** Below the switches: what happened with the data, and the rights. `children` are rows of other rights. */
export function DataRows({ children }: { children?: ReactNode }) {
  const t = useMessages('dataUse');
  const { data: own } = useQuery(ownDataQuery);
  const [month] = useState(() => sayMonth(Number(todayInIndia(new Date()).slice(5, 7))));
  return (
    <Stack gap={5}>
      <section aria-labelledby="happened">
        <h2 id="happened" className={classes.title}>
          {t('centre.happened')}
        </h2>
        <Card className="divided">
          <Link to={paths.settingsDataUse} className={`row gap-3 ink regular ${classes.row}`}>
            <IconEye size={22} className="muted" aria-hidden="true" />
            <Stack as="span" breaks grow>
              {t('title')}
              {own ? (
                <Text as="small" tone="muted" size="sm" weight="regular">
                  {t('centre.times', { count: own.uses_this_month, month })}
                </Text>
              ) : null}
            </Stack>
            <IconChevronRight size={20} className="muted" aria-hidden="true" />
          </Link>
        </Card>
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights" className={classes.title}>
          {t('centre.rights')}
        </h2>
        <Card className="divided">
          <DownloadRow own={own} />
          <GrievanceRow />
          {children}
        </Card>
      </section>
    </Stack>
  );
}

function GrievanceRow() {
  const t = useMessages('consent');
  return (
    <Link to={paths.settingsGrievances} className={`row gap-3 ink regular ${classes.row}`}>
      <IconScale size={22} className="muted" aria-hidden="true" />
      <Stack as="span" breaks grow>
        {t('grievances.row')}
        <Text as="small" tone="muted" size="sm" weight="regular">
          {t('grievances.text')}
        </Text>
      </Stack>
      <IconChevronRight size={20} className="muted" aria-hidden="true" />
    </Link>
  );
}

function DownloadRow({ own }: { own: OwnData | undefined }) {
  const t = useMessages('dataUse');
  const [isAsking, setIsAsking] = useState(false);
  const download = own?.download ?? null;
  const ready = download?.state === 'ready' ? download : null;
  return (
    <div>
      <Row gap={3} className={classes.row}>
        <IconDownload size={22} className="muted" aria-hidden="true" />
        <Stack as="span" breaks grow>
          {t('download.title')}
          <Text as="small" tone="muted" size="sm" role="status">
            {describeDownload(download, t)}
          </Text>
        </Stack>
      </Row>
      <Row gap={4} wrap className={classes.actions}>
        {ready ? (
          <a href={downloadAddress(ready.id)} className="touch" download>
            {t('download.get')}
          </a>
        ) : null}
        {own?.may_ask ? (
          <LinkButton className="touch" onClick={() => setIsAsking(true)}>
            {t(ready ? 'download.again' : 'download.ask')}
          </LinkButton>
        ) : null}
      </Row>
      {isAsking ? <DownloadDialog onClose={() => setIsAsking(false)} /> : null}
    </div>
  );
}

/** The same row by itself, where the account is about to go. */
export function OwnDownload() {
  const { data: own } = useQuery(ownDataQuery);
  return (
    <Card>
      <DownloadRow own={own} />
    </Card>
  );
}

/** A number of megabytes that people compare with what is free on their phone. */
const toMegabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000_000));

function describeDownload(
  download: OwnData['download'],
  t: ReturnType<typeof useMessages<'dataUse'>>,
): string {
  if (download === null) return t('download.hint');
  if (download.state !== 'ready' || download.ready_until === null)
    return t(download.state === 'failed' ? 'download.failed' : 'download.preparing');
  return t('download.ready', {
    date: formatDay(download.ready_until),
    size: toMegabytes(download.bytes ?? 0),
  });
}
