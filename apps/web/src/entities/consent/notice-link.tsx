import { noticePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';

/** In a tab of its own: what is being answered stays open behind it. */
export function NoticeLink() {
  const t = useMessages('consent');
  return (
    <p>
      <RichMessage
        text={t('ask.notice')}
        marks={{
          notice: (words) => (
            <a href={noticePath()} target="_blank" rel="noreferrer">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
