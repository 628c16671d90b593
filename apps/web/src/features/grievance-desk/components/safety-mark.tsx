import type { GrievanceCase } from '@suchi/contracts/grievances';
import { IconShieldExclamation } from '@tabler/icons-react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useMarkSafety } from '../api/grievance-queries.ts';

export function SafetyBadge() {
  const t = useMessages('grievanceDesk');
  return (
    <Badge tone="error" icon={<IconShieldExclamation size={16} aria-hidden="true" />}>
      {t('safety.badge')}
    </Badge>
  );
}

/** A person decides it: no list of words knows danger. */
export function SafetyMark({ found: { id, reference, is_safety: isMarked } }: { found: GrievanceCase }) {
  const t = useMessages('grievanceDesk');
  const { mutate, isPending } = useMarkSafety();
  const mark = () =>
    mutate(
      { id, is_safety: !isMarked },
      {
        onSuccess: () =>
          showToast({ message: t(isMarked ? 'safety.off' : 'safety.on', { reference }), tone: 'success' }),
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  return (
    <div>
      <Button look="default" size="small" isBusy={isPending} onClick={mark}>
        {t(isMarked ? 'safety.unmark' : 'safety.mark')}
      </Button>
    </div>
  );
}
