import type { ReactNode } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { SheetHead } from '../../../shared/ui/sheet-head.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import type { SheetFamily } from '../model/sheet-family.ts';
import classes from './interest-sheet.module.css';

interface InterestSheetProps {
  title: string;
  family: SheetFamily;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet to one family: head, fields that scroll, and a foot. */
export function InterestSheet({ title, family, onClose, children }: InterestSheetProps) {
  const t = useMessages('families');
  useReturnFocus();
  return (
    <SheetDialog label={title} width={560} height="95%" onClose={onClose}>
      <SheetHead
        title={title}
        lead={t('to', { name: family.name })}
        photo={
          <PictureImage
            picture={family.photo}
            variant="thumb"
            alt=""
            fallbackGender={family.gender}
            closedFor={family.isPhotoClosed ? '' : undefined}
          />
        }
        closeLabel={t('close')}
        onClose={onClose}
      />
      {children}
    </SheetDialog>
  );
}

interface SheetStateProps {
  source: { error: unknown; refetch: () => unknown; isFetching: boolean };
}

/** While what the sheet needs is loading, or when it did not load. */
export function SheetState({ source: { error, refetch, isFetching } }: SheetStateProps) {
  return (
    <Stack gap={4} className={classes.fields}>
      {error === null ? (
        <Skeleton height={320} />
      ) : (
        <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Stack>
  );
}
