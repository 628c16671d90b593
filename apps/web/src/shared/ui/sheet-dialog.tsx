import { type ReactNode, useState } from 'react';
import { Drawer } from './drawer.tsx';
import { inEm } from './in-em.ts';
import { MantineRoot } from './mantine-root.tsx';
import { Modal } from './modal.tsx';
import classes from './sheet.module.css';

const wideQuery = inEm('(width >= 769px)');

interface SheetDialogProps {
  /** Read aloud when it opens. */
  label: string;
  /** Of the dialog, in pixels. */
  width: number;
  /** Of the sheet, such as `95%`; `auto` is as high as what it shows. */
  height: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet from the bottom on a phone, a centred dialog on a wide screen. */
export function SheetDialog({ label, width, height, onClose, children }: SheetDialogProps) {
  const [isWide] = useState(() => window.matchMedia(wideQuery).matches);
  const Shell = isWide ? Modal : Drawer;
  return (
    <MantineRoot>
      <Shell.Root
        opened
        onClose={onClose}
        {...(isWide ? { size: width, centered: true } : { position: 'bottom' as const, size: height })}
        classNames={{ content: classes.sheet ?? '', body: classes.body ?? '' }}
      >
        <Shell.Overlay backgroundOpacity={0.55} />
        <Shell.Content aria-label={label}>
          <Shell.Body>{children}</Shell.Body>
        </Shell.Content>
      </Shell.Root>
    </MantineRoot>
  );
}
