import type { Picture } from '@suchi/contracts/media';
import { type Gender, printResolution } from '@suchi/domain/profiles';
import { IconCamera, IconCrop, IconInfoCircle, IconPhotoEdit, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { FieldError } from '../../../shared/forms/field-error.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { PhotoFileProblem } from './use-photo-choice.ts';
import { FilePicker } from './file-picker.tsx';
import classes from './photos-field.module.css';

interface MainPhotoProps {
  photo: Picture | null;
  gender: Gender | null;
  id: string | undefined;
  error: string | undefined;
  problem: PhotoFileProblem | null;
  isBusy: boolean;
  canAdd: boolean;
  canReplace: boolean;
  onFile: (file: File) => void;
  onReplace: (photo: Picture, file: File) => void;
  onCropAgain: (photo: Picture) => void;
  onRemove: (photo: Picture) => void;
}

export function MainPhoto(props: MainPhotoProps) {
  const { photo, gender, id, error, problem, isBusy, canAdd, canReplace } = props;
  const { onFile, onRemove } = props;
  const t = useMessages('authoring');
  const ownId = useId();
  const words = problem === null ? (photo === null ? error : undefined) : t(`media.photos.${problem}`);
  return (
    <div className={classes.main}>
      <div className={`${classes.mainPicture} ${words === undefined ? '' : classes.invalid}`}>
        <PictureImage
          picture={photo}
          variant="card"
          alt={t('media.photos.altMain')}
          fallbackGender={gender}
        />
      </div>
      <div className={classes.mainWords}>
        <Text weight="bold">
          {t('media.photos.label')}
          <span className={classes.star} aria-hidden="true">
            *
          </span>
        </Text>
        <Text tone="muted" size="md" id={`${ownId}-hint`}>
          {t('media.photos.guidance')}
        </Text>
      </div>
      <Stack gap={2} className={`bounded ${classes.mainActions}`}>
        <Row gap={2} align="stretch" wrap>
          {canAdd ? (
            <FilePicker
              id={id}
              label={t(photo === null ? 'media.photos.add' : 'media.photos.addMore')}
              accept="image/*"
              look={photo === null ? 'light' : 'default'}
              icon={<IconCamera size={20} aria-hidden="true" />}
              isBusy={isBusy}
              describedBy={`${ownId}-hint ${ownId}-error`}
              onFile={onFile}
            />
          ) : null}
          {photo !== null && canReplace ? <ReplaceButtons {...props} photo={photo} /> : null}
          {photo === null ? null : (
            <Button
              look="default"
              icon={<IconTrash size={20} aria-hidden="true" />}
              aria-label={t('media.photos.removeMain')}
              onClick={() => onRemove(photo)}
            >
              {t('media.photos.remove')}
            </Button>
          )}
        </Row>
        {canAdd ? (
          <Text tone="muted" size="md" className={classes.dropHint}>
            {t('media.photos.drop')}
          </Text>
        ) : null}
        <div aria-live="polite" id={`${ownId}-error`}>
          {words === undefined ? null : <FieldError>{words}</FieldError>}
        </div>
        {photo?.is_below_print ? <BelowPrintNote size={photo} /> : null}
      </Stack>
    </div>
  );
}

type ReplaceButtonsProps = Pick<MainPhotoProps, 'isBusy' | 'onReplace' | 'onCropAgain'> & { photo: Picture };

function ReplaceButtons({ photo, isBusy, onReplace, onCropAgain }: ReplaceButtonsProps) {
  const t = useMessages('authoring');
  return (
    <>
      <Button
        look="default"
        icon={<IconCrop size={20} aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => onCropAgain(photo)}
      >
        {t('media.photos.cropAgain')}
      </Button>
      <FilePicker
        label={t('media.photos.replace')}
        accept="image/*"
        look="default"
        icon={<IconPhotoEdit size={20} aria-hidden="true" />}
        isBusy={isBusy}
        onFile={(file) => onReplace(photo, file)}
      />
    </>
  );
}

/** A photo too small for print may still be used. */
function BelowPrintNote({ size }: { size: { width: number; height: number } }) {
  const t = useMessages('authoring');
  return (
    <Row as="p" gap={2} align="stretch" tone="gold" size="md" leading="snug" className="note tint-gold">
      <IconInfoCircle size={20} className="above-half" aria-hidden="true" />
      {t('media.photos.belowPrint', {
        width: size.width,
        height: size.height,
        minWidth: printResolution.width,
        minHeight: printResolution.height,
      })}
    </Row>
  );
}
