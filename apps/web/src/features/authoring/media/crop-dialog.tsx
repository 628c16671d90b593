import { isBelowPrint, portraitAspect } from '@suchi/domain/profiles';
import { IconMinus, IconPlus, IconRotateClockwise2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './crop-dialog.module.css';
import { type Area, centredPortrait, toPixelArea, turnedSize } from './crop-geometry.ts';
import { MediaDialog } from './media-dialog.tsx';
import type { CutPhoto, OpenedPhoto } from './open-photo.ts';

interface CropDialogProps {
  photo: OpenedPhoto;
  onDone: (cut: CutPhoto) => void;
  onCancel: () => void;
}

const maxZoom = 5;

export function CropDialog({ photo, onDone, onCancel }: CropDialogProps) {
  const t = useMessages('authoring');
  const [quarterTurns, setQuarterTurns] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [percent, setPercent] = useState<Area | null>(null);
  const [isCutting, setIsCutting] = useState(false);
  const size = turnedSize(photo, quarterTurns);
  // Until the cropper has measured itself, it shows the middle.
  const area = percent === null ? centredPortrait(size) : toPixelArea(percent, size);
  const isSmall = isBelowPrint(area);

  function turn() {
    setQuarterTurns((turns) => (turns + 1) % 4);
    setZoom(1);
    setPercent(null);
  }

  async function finish() {
    setIsCutting(true);
    onDone(await photo.cut(quarterTurns, area));
  }

  return (
    <MediaDialog
      title={t('media.crop.title')}
      onClose={onCancel}
      actions={
        <>
          <Button look="default" size="large" onClick={onCancel}>
            {t('media.crop.cancel')}
          </Button>
          <Button size="large" isBusy={isCutting} onClick={() => void finish()}>
            {t('media.crop.done')}
          </Button>
        </>
      }
    >
      {/* In the same place, at the top: below the tools a phone would hide it. */}
      <p className={`${classes.hint} ${isSmall ? classes.warning : ''}`} aria-live="polite">
        {isSmall
          ? t('media.crop.belowPrint', { width: area.width, height: area.height })
          : t('media.crop.hint')}
      </p>
      <CropFrame
        key={quarterTurns}
        photo={photo}
        quarterTurns={quarterTurns}
        zoom={zoom}
        onZoom={setZoom}
        onArea={setPercent}
      />
      <Row gap={4} className={classes.tools}>
        <Row as="label" gap={2} className={classes.zoom}>
          <span className="visually-hidden">{t('media.crop.zoom')}</span>
          <IconMinus size={20} aria-hidden="true" />
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
          <IconPlus size={20} aria-hidden="true" />
        </Row>
        <Button
          look="default"
          size="small"
          icon={<IconRotateClockwise2 size={20} aria-hidden="true" />}
          onClick={turn}
        >
          {t('media.crop.rotate')}
        </Button>
      </Row>
    </MediaDialog>
  );
}

interface CropFrameProps {
  photo: OpenedPhoto;
  quarterTurns: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  onArea: (percent: Area) => void;
}

function CropFrame({ photo, quarterTurns, zoom, onZoom, onArea }: CropFrameProps) {
  const t = useMessages('authoring');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const image = usePreview(photo, quarterTurns);
  return (
    <div className={classes.frame}>
      {image === null ? null : (
        <Cropper
          image={image}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={portraitAspect}
          objectFit="cover"
          showGrid={false}
          keyboardStep={4}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: classes.area ?? '' }}
          cropperProps={{ role: 'group', 'aria-label': t('media.crop.area') }}
          mediaProps={{ alt: '' }}
          onCropChange={setPlace}
          onZoomChange={onZoom}
          onCropAreaChange={onArea}
        />
      )}
      <PortraitGuide />
    </div>
  );
}

function usePreview(photo: OpenedPhoto, quarterTurns: number): string | null {
  const [image, setImage] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void photo.preview(quarterTurns).then((url) => isCurrent && setImage(url));
    return () => {
      isCurrent = false;
    };
  }, [photo, quarterTurns]);
  return image;
}

/** Drawn twice, so that it is visible on dark and on light. */
function PortraitGuide() {
  return (
    <svg className={classes.guide} viewBox="0 0 400 500" aria-hidden="true">
      {(['shade', 'line'] as const).map((look) => (
        <g key={look} className={classes[look]}>
          <ellipse cx="200" cy="200" rx="92" ry="122" />
          <path d="M36 500c4-84 62-128 122-140M364 500c-4-84-62-128-122-140" />
        </g>
      ))}
    </svg>
  );
}
