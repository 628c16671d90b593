import type { Picture } from '@suchi/contracts/media';
import { useState } from 'react';
import type { OpenedPhoto, OpenPhoto } from './open-photo.ts';
import { findOriginal } from './use-photo-upload.ts';

/** A photo in the crop dialog. */
interface ChosenPhoto {
  file: File;
  opened: OpenedPhoto;
  /** The photo whose place it takes. */
  replacedId: string | null;
}

export function usePhotoChoice(openPhoto: OpenPhoto) {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<PhotoFileProblem | null>(null);

  async function choose(file: File, replacedId: string | null = null): Promise<void> {
    const refusal = checkPhotoFile(file);
    setProblem(refusal);
    if (refusal !== null) return;
    setIsOpening(true);
    try {
      setChosen({ file, opened: await openPhoto(file), replacedId });
    } catch {
      setProblem(explainUnreadable(file));
    } finally {
      setIsOpening(false);
    }
  }

  async function cropAgain(picture: Picture): Promise<void> {
    setIsOpening(true);
    try {
      await choose(await findOriginal(picture), picture.id);
    } catch {
      setProblem('notLoaded');
    } finally {
      setIsOpening(false);
    }
  }

  function close(): void {
    chosen?.opened.close();
    setChosen(null);
  }

  return { chosen, isOpening, problem, choose, cropAgain, close };
}

export type PhotoFileProblem = 'notPhoto' | 'heic' | 'unreadable' | 'notLoaded';

const heicName = /\.hei[cf]$/i;

/** Before decoding. A file without a known type may still be a photo. */
function checkPhotoFile({ type, name }: Pick<File, 'type' | 'name'>): PhotoFileProblem | null {
  if (type === '' || type.startsWith('image/') || heicName.test(name)) return null;
  return 'notPhoto';
}

/** Only Apple's browsers decode HEIC. */
function explainUnreadable({ type, name }: Pick<File, 'type' | 'name'>): PhotoFileProblem {
  return /^image\/hei[cf]/.test(type) || heicName.test(name) ? 'heic' : 'unreadable';
}
