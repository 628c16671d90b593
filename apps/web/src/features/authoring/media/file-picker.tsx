import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../../../shared/ui/button.tsx';

interface FilePickerProps extends Pick<ComponentProps<typeof Button>, 'id' | 'look' | 'isBusy' | 'size'> {
  label: string;
  accept: string;
  icon: ReactNode;
  describedBy?: string | undefined;
  onFile: (file: File) => void;
}

export function FilePicker({ label, accept, describedBy, onFile, ...button }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);

  function takeFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Otherwise choosing the same file again would not fire a change.
    currentTarget.value = '';
    if (file) onFile(file);
  }

  return (
    <>
      <Button {...button} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={takeFile} />
    </>
  );
}
