import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import type { Camera } from '../model/use-camera.ts';
import classes from './door.module.css';

/** What the camera sees. Behind a card it goes on reading, and is not seen. */
export function CameraPicture({ camera, isShown }: { camera: Camera; isShown: boolean }) {
  const t = useMessages('door');
  const { state, video, start } = camera;
  return (
    <div className={classes.camera} data-shown={isShown || undefined}>
      {/* The picture of a door; there is no sound and nothing is kept. */}
      <video ref={video} muted playsInline aria-hidden="true" tabIndex={-1} />
      {state === 'on' ? (
        <span className={classes.corners} aria-hidden="true" />
      ) : state === 'asks' && isShown ? (
        <Stack gap={3} align="center" className={classes.cameraAsk}>
          <p>{t('ready.askCamera')}</p>
          <Button onClick={start}>{t('ready.useCamera')}</Button>
        </Stack>
      ) : null}
    </div>
  );
}
