import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { BlockDialogProps } from './block-dialog.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

const BlockDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./block-dialog.tsx'), loadMessages(['safety'])]);
  return module.BlockDialog;
});
const ReportDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./report-dialog.tsx'), loadMessages(['safety'])]);
  return module.ReportDialog;
});

/** The choice behind the three dots. */
export const SafetyMenu = lazyPart(async () => {
  const [module] = await Promise.all([import('./safety-menu.tsx'), loadMessages(['safety'])]);
  return module.SafetyMenu;
});

interface SafetyDialogProps extends BlockDialogProps, Pick<ReportDialogProps, 'source'> {
  kind: 'block' | 'report';
}

/** Blocks or reports a member. Dialog and words are loaded when it first opens. */
export function SafetyDialog({ kind, source, ...block }: SafetyDialogProps) {
  const { profileId, onClose } = block;
  return kind === 'block' ? (
    <BlockDialog {...block} />
  ) : (
    <ReportDialog {...{ profileId, source, onClose }} onBlocked={() => block.onBlocked(null)} />
  );
}
