import { formatCalendarDate } from '@suchi/domain/basics';
import { type BiodataShape, biodataShapes } from '@suchi/domain/biodata';
import { IconDownload, IconPencil, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { saveFile } from '../../../shared/downloads/download-store.ts';
import { Segments } from '../../../shared/forms/segments.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { fetchBiodata, madeBiodataQuery, pictureAddress } from '../api/own-biodata.ts';
import { BackLink } from './back-link.tsx';
import type { ReadyBiodata } from '../model/ready-biodata.ts';
import classes from './biodata.module.css';
import { SheetText } from './sheet-text.tsx';

const LinkSheet = lazyPart(() => import('./link-sheet.tsx').then((module) => module.LinkSheet));

const wordsPath = `${paths.candidateBiodata}?view=words`;

/** The page as it is printed, and what can be done with it. */
export function Preview({ own }: { own: ReadyBiodata }) {
  const t = useMessages('biodata');
  const [shape, setShape] = useState<BiodataShape>('a4');
  const [isSharing, setIsSharing] = useState(false);
  const { sheet } = own;
  const source = useQuery(madeBiodataQuery(shape));
  return (
    <Stack gap={4} className={`bounded ${classes.page}`}>
      <Row gap={3} rowGap={2} justify="between" wrap>
        <BackLink to={paths.candidateBiodata} words={t('title')} />
        <Segments
          role="radiogroup"
          aria-label={t('shape')}
          className={classes.shapes ?? ''}
          options={biodataShapes.map((one) => ({ value: one, label: t(`shapes.${one}`) }))}
          value={shape}
          onChange={setShape}
        />
      </Row>
      <div className="visually-hidden">
        <PageHeading title={t('title')} />
      </div>
      <ListStates
        source={source}
        isEmpty={() => false}
        empty={null}
        loading={<Making shape={shape} />}
        ready={({ version, bytes, shortened }) => (
          <>
            <img
              className={classes.picture}
              data-shape={shape}
              src={pictureAddress(shape, version)}
              alt={t('alt', { name: sheet.name })}
            />
            <Shortened own={own} lines={shortened} />
            <Row gap={3} rowGap={2} justify="between" wrap>
              <Text tone="soft">
                {t('size', { size: Math.ceil(bytes / 1024) })}
                <br />
                {own.as_of === null ? null : t('asOf', { date: formatCalendarDate(own.as_of) })}
              </Text>
              <ButtonLink look="default" to={wordsPath} icon={<IconPencil size={20} />}>
                {t('changeWords')}
              </ButtonLink>
            </Row>
          </>
        )}
      />
      <SheetText sheet={sheet} />
      <Actions shape={shape} isReady={source.data !== undefined} onLink={() => setIsSharing(true)} />
      {isSharing ? <LinkSheet own={own} onClose={() => setIsSharing(false)} /> : null}
    </Stack>
  );
}

function Making({ shape }: { shape: BiodataShape }) {
  const t = useMessages('biodata');
  return (
    <Stack gap={3}>
      <div className={classes.late}>
        <Text tone="soft">{t('making')}</Text>
        <progress className={classes.progress} aria-hidden="true" />
      </div>
      <Skeleton height={shape === 'a4' ? 480 : 600} />
    </Stack>
  );
}

function Shortened({ own, lines }: { own: ReadyBiodata; lines: readonly string[] }) {
  const t = useMessages('biodata');
  if (lines.length === 0) return null;
  const names = own.lines.filter(({ line }) => lines.includes(line)).map(({ label }) => label);
  return (
    <p className={classes.shortened} role="status">
      {t('shortened', { lines: formatList(names) })} <Link to={wordsPath}>{t('edit')}</Link>
    </p>
  );
}

interface ActionsProps {
  shape: BiodataShape;
  isReady: boolean;
  onLink: () => void;
}

function Actions({ shape, isReady, onLink }: ActionsProps) {
  const t = useMessages('biodata');
  const [isBusy, setIsBusy] = useState(false);
  const kind = shape === 'a4' ? 'pdf' : 'picture';
  const work = async (take: (file: File) => Promise<void> | void) => {
    setIsBusy(true);
    try {
      await take(await fetchBiodata(shape, kind));
    } catch (error) {
      showToast({ message: errorWords(error).join(' '), tone: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <Row gap={3} className={classes.bar}>
      <Button
        look="default"
        size="large"
        fullWidth
        isBusy={isBusy}
        disabled={!isReady}
        icon={<IconDownload size={22} />}
        onClick={() => void work((file) => saveFile(file, file.name))}
      >
        {t(kind === 'pdf' ? 'savePdf' : 'savePicture')}
      </Button>
      <Button
        size="large"
        fullWidth
        disabled={!isReady}
        icon={<IconShare size={22} />}
        onClick={() => void work((file) => shareFile(file, onLink))}
      >
        {t('share')}
      </Button>
    </Row>
  );
}

/** With the device's own sheet where it takes files; elsewhere as a link. */
async function shareFile(file: File, onLink: () => void): Promise<void> {
  const shared = { files: [file] };
  if (!(navigator as Partial<Navigator>).canShare?.(shared)) {
    onLink();
    return;
  }
  await navigator.share(shared).catch((error: unknown) => {
    // Closed without a choice, or the tap was too long ago for the browser.
    if ((error as Error).name !== 'AbortError') onLink();
  });
}
