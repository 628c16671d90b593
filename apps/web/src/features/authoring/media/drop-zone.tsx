import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './photos-field.module.css';

interface DropZoneProps {
  isReady: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Buttons inside do the same for people who cannot drag. */
export function DropZone({ isReady, onFile, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);

  function welcome(event: DragEvent) {
    // Otherwise the browser would leave the form and open the file.
    event.preventDefault();
    setIsOver(isReady);
  }

  function take(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isReady) onFile(file);
  }

  return (
    <div
      className={`${classes.dropZone} ${isOver ? classes.dropZoneOver : ''}`}
      onDragOver={welcome}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      {children}
    </div>
  );
}
