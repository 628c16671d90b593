import type { BulkMailCard } from '@suchi/contracts/bulk-mail';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { readBulkMailChoice } from '../../entities/bulk-mail/bulk-mail-choice.ts';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { readPage } from '../../shared/navigation/read-page.ts';
import { useLocation, useSearchParams } from '../../shared/router/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { bulkMailsQuery } from './api/bulk-mail-queries.ts';
import { ComposeMail } from './compose/compose-mail.tsx';
import { MailHistory } from './history/mail-history.tsx';
import { useMailDraft } from './model/use-mail-draft.ts';

const views = ['compose', 'history'] as const;
type View = (typeof views)[number];

/** Mails to many candidates. Any list leads here with its selection. */
export function BulkMailPage() {
  const t = useMessages('bulkMail');
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const mail = useMailDraft(readBulkMailChoice(state));
  const view: View = search.get('view') === 'history' ? 'history' : 'compose';
  const page = view === 'history' ? readPage(search) : 1;
  const total = useQuery(bulkMailsQuery(page)).data?.total;
  const show = (to: View) => setSearch(to === 'compose' ? {} : { view: to }, { replace: true });
  const hasWords = [mail.draft.subject, mail.draft.heading, mail.draft.text].some((text) => text !== '');
  const useAgain = ({ subject, heading, text, translations, priority }: BulkMailCard) => {
    mail.startAgain({ subject, heading, text, translations, priority });
    show('compose');
  };
  return (
    <ScreenWrapper
      title={t('title')}
      lead={view === 'compose' && hasWords ? t('draftKept') : undefined}
      actions={
        view === 'compose' && hasWords ? (
          <Button
            look="default"
            icon={<IconTrash size={20} aria-hidden="true" />}
            onClick={() => mail.startAgain()}
          >
            {t('clear')}
          </Button>
        ) : undefined
      }
    >
      <Tabs
        // The tabs keep their own state; another address is another set.
        key={view}
        label={t('tabs')}
        tabs={views.map((key) => ({
          key,
          label:
            key === 'history' && total !== undefined ? t('historyOf', { total: formatCount(total) }) : t(key),
        }))}
        initial={view}
        onSelect={show}
      >
        {(key) =>
          key === 'compose' ? (
            <ComposeMail mail={mail} onSent={() => show('history')} />
          ) : (
            <MailHistory page={page} onUseAgain={useAgain} />
          )
        }
      </Tabs>
    </ScreenWrapper>
  );
}
