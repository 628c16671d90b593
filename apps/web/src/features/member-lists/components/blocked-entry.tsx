import type { ListEntry } from '@suchi/contracts/discovery';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { useUnblock } from '../api/use-list-change.ts';
import { QuietEntry } from './quiet-entry.tsx';

interface BlockedEntryProps {
  entry: ListEntry;
}

/** A blocked member, by name only. */
export function BlockedEntry({ entry }: BlockedEntryProps) {
  const t = useMessages('people');
  const unblock = useUnblock();
  const { link_id: linkId } = entry;
  const name = entry.name ?? t('lists.nameless');
  const action = (
    <>
      {linkId === null ? null : (
        <Button
          look="default"
          size="small"
          aria-label={t('lists.unblockNamed', { name })}
          onClick={() => unblock(linkId, t('lists.unblocked', { name }))}
        >
          {t('lists.unblock')}
        </Button>
      )}
      <ButtonLink
        look="default"
        size="small"
        aria-label={t('lists.reportWho', { name })}
        to={`${paths.memberSafety.replace(':id', String(entry.profile_id))}?do=report`}
      >
        {t('lists.report')}
      </ButtonLink>
    </>
  );
  return (
    <li>
      <QuietEntry title={name} text={t('lists.blockedText')} actions={action} />
    </li>
  );
}
