import { IconLock } from '@tabler/icons-react';
import { lookupPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';

/** For lists of the older system. */
export function DisabledNotice({ type }: { type: string }) {
  const t = useMessages('lookups');
  return (
    <StatePanel icon={<IconLock />} title={t('disabled.title', { type })}>
      <p>
        <RichMessage
          text={t('disabled.text')}
          marks={{ education: (words) => <Link to={lookupPath('Education New')}>{words}</Link> }}
        />
      </p>
    </StatePanel>
  );
}
