import { useState } from 'react';
import { checkPhotoFile, explainUnreadable, type PhotoFileProblem } from './check-photo-file.ts';
import type { OpenedPhoto, OpenPhoto } from './open-photo.ts';

export function usePhotoChoice(openPhoto: OpenPhoto) {
  const [opened, setOpened] = useState<OpenedPhoto | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<PhotoFileProblem | null>(null);

  async function choose(file: File): Promise<void> {
    const refusal = checkPhotoFile(file);
    setProblem(refusal);
    if (refusal !== null) return;
    setIsOpening(true);
    try {
      setOpened(await openPhoto(file));
    } catch {
      setProblem(explainUnreadable(file));
    } finally {
      setIsOpening(false);
    }
  }

  function close(): void {
    opened?.close();
    setOpened(null);
  }

  return { opened, isOpening, problem, choose, close };
}
