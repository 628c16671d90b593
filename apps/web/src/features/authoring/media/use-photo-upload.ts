import { contractPath } from '@suchi/contracts/basics';
import { photoUploadContract, picture, type Picture } from '@suchi/contracts/profile';
import { useRef, useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import type { CutPhoto } from './open-photo.ts';

type PhotoUploadState =
  | { step: 'idle' }
  | { step: 'uploading'; photo: CutPhoto; chosen: ChosenFile; percent: number }
  /** Kept, so that a retry needs no new crop. */
  | { step: 'failed'; photo: CutPhoto; chosen: ChosenFile; error: unknown };

/** Where an upload comes from, and the photo that it replaces. */
export interface ChosenFile {
  file: File;
  replacedId: string | null;
}

interface PhotoUploadOptions {
  user: string | undefined;
  onUploaded: (picture: Picture, chosen: ChosenFile) => void;
}

/** One photo at a time. The upload continues while the author is in another section. */
export function usePhotoUpload({ user, onUploaded }: PhotoUploadOptions) {
  const [state, setState] = useState<PhotoUploadState>({ step: 'idle' });
  const underWay = useRef<AbortController | null>(null);

  async function send(photo: CutPhoto, chosen: ChosenFile): Promise<void> {
    const controller = new AbortController();
    underWay.current = controller;
    setState({ step: 'uploading', photo, chosen, percent: 0 });
    try {
      const uploaded = await api.postBytes(uploadPath(user), photo.bytes, picture, {
        signal: controller.signal,
        onProgress: (sentBytes) =>
          setState({ step: 'uploading', photo, chosen, percent: percentOf(sentBytes, photo.bytes.size) }),
      });
      forget(photo);
      onUploaded(uploaded, chosen);
    } catch (error) {
      if (controller.signal.aborted) forget(photo);
      else setState({ step: 'failed', photo, chosen, error });
    }
  }

  function forget(photo: CutPhoto): void {
    photo.release();
    setState({ step: 'idle' });
  }

  return { state, send, cancel: () => underWay.current?.abort(), forget };
}

function uploadPath(user: string | undefined): string {
  const path = contractPath(photoUploadContract);
  return user === undefined ? path : `${path}?user=${encodeURIComponent(user)}`;
}

function percentOf(sentBytes: number, totalBytes: number): number {
  return totalBytes === 0 ? 0 : Math.min(100, Math.round((sentBytes / totalBytes) * 100));
}
