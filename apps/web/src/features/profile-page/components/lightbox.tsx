import { useWindowEvent } from '@mantine/hooks';
import type { Picture } from '@suchi/contracts/media';
import type { Gender } from '@suchi/domain/profiles';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { MantineRoot } from '../../../shared/ui/mantine-root.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './lightbox.module.css';
import { Modal } from '../../../shared/ui/modal.tsx';

interface LightboxProps {
  pictures: readonly Picture[];
  index: number;
  name: string;
  gender: Gender | null;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** Full-screen photos: arrow keys move, Escape closes. */
export function Lightbox({ pictures, index, name, gender, onChoose, onClose }: LightboxProps) {
  const t = useMessages('people');
  const tCommon = useMessages('common');
  const count = pictures.length;
  const step = (by: number) => onChoose((index + by + count) % count);

  // On the document: focus reaches the dialog a moment after it opens.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  });

  return (
    <MantineRoot>
      <Modal.Root opened onClose={onClose} fullScreen classNames={{ content: classes.content ?? '' }}>
        <Modal.Overlay backgroundOpacity={0.9} />
        <Modal.Content radius={0}>
          <Modal.Body className={classes.body ?? ''}>
            <Row gap={4} justify="between">
              <Modal.Title className="size-lg bold">{t('gallery.title', { name })}</Modal.Title>
              <Control label={tCommon('close')} onPress={onClose} isFirst>
                <IconX size={24} />
              </Control>
            </Row>
            <Shown picture={pictures[index] ?? null} {...{ number: index + 1, count, name, gender }} />
            {count > 1 ? (
              <Row gap={4} justify="center" weight="bold">
                <Control label={t('gallery.previous')} onPress={() => step(-1)}>
                  <IconChevronLeft size={24} />
                </Control>
                <span aria-live="polite">{t('position', { position: index + 1, total: count })}</span>
                <Control label={t('gallery.next')} onPress={() => step(1)}>
                  <IconChevronRight size={24} />
                </Control>
              </Row>
            ) : null}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}

interface ShownProps extends Pick<LightboxProps, 'name' | 'gender'> {
  picture: Picture | null;
  number: number;
  count: number;
}

function Shown({ picture, number, count, name, gender }: ShownProps) {
  const t = useMessages('profile');
  const shape = picture ? picture.width / picture.height : 0.8;
  return (
    <div className={classes.room} style={{ '--picture-aspect': shape } as CSSProperties}>
      <div className={classes.photo}>
        <PictureImage
          picture={picture}
          variant="page"
          alt={t(count === 1 ? 'view.photoOf' : 'view.photoNumberOf', { name, number })}
          fallbackGender={gender}
          isUrgent
        />
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  onPress: () => void;
  /** Takes focus when the dialog opens. */
  isFirst?: boolean;
  children: ReactNode;
}

function Control({ label, onPress, isFirst = false, children }: ControlProps) {
  return (
    <IconButton
      size="large"
      className={classes.control}
      label={label}
      onClick={onPress}
      data-autofocus={isFirst || undefined}
      icon={children}
    />
  );
}
