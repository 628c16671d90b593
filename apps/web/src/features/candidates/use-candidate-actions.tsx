import type { CandidateRow } from '@suchi/contracts/office';
import type { CandidateList } from '@suchi/domain/lifecycle';
import { IconBook2, IconDownload, IconEyeOff, IconListCheck, IconMail } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { bulkMailState } from '../../entities/bulk-mail/bulk-mail-choice.ts';
import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { officePaths, ordersPath } from '../../shared/config/office-paths.ts';
import { DownloadButton } from '../../shared/downloads/download-button.tsx';
import { DownloadDialog, type DownloadFile } from '../../shared/downloads/download-dialog.tsx';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { filterWords } from '../../shared/ui/data-list/filter-values.ts';
import { type ListSelection, wholeSelection } from '../../shared/ui/data-list/list-selection.ts';
import type { BulkAction } from '../../shared/ui/data-list/selection-bar.tsx';
import type { DataListState } from '../../shared/ui/data-list/use-data-list.ts';
import { listCandidateFiles, toCandidateSelection } from './candidate-files.ts';
import { bookLists } from './candidate-tabs.ts';
import { HideDialog } from './hide-dialog.tsx';

interface CandidateActions {
  /** For the head of the page: the whole list. */
  head: ReactNode;
  /** For the selected rows; none for staff who may not use them. */
  bulk: BulkAction[];
  dialog: ReactNode;
}

/** What can be done with a list of candidates. Mails and files are for admins, hiding is for reviewers. */
export function useCandidateActions(
  list: CandidateList,
  state: DataListState<CandidateRow>,
): CandidateActions {
  const t = useMessages('candidates');
  const navigate = useNavigate();
  const isAdmin = useHasAccess('admin');
  const isReviewer = useHasAccess('review');
  const [asked, setAsked] = useState<DownloadFile | null>(null);
  const [isHiding, setIsHiding] = useState(false);
  const total = state.page?.total ?? 0;
  const { selection } = state.selection;
  const files = listCandidateFiles(t, { list, state, selection: wholeSelection, count: total });
  const [selected] = listCandidateFiles(t, { list, state, selection, count: state.selectedCount });
  const mail = (chosen: ListSelection<number>) => {
    const choice = { selection: toCandidateSelection(list, state, chosen), words: sayChoice(t, list, state) };
    void navigate(officePaths.bulkMail, { state: bulkMailState(choice) });
  };
  const more = <OtherPage list={list} />;
  const hide: BulkAction[] = isReviewer
    ? [
        {
          key: 'hide',
          label: t('hide.action'),
          icon: <IconEyeOff size={20} aria-hidden="true" />,
          run: () => setIsHiding(true),
        },
      ]
    : [];
  const hideDialog = isHiding ? (
    <HideDialog
      selection={toCandidateSelection(list, state, selection)}
      count={state.selectedCount}
      onClose={() => setIsHiding(false)}
      onHidden={() => {
        setIsHiding(false);
        state.selection.clear();
      }}
    />
  ) : null;
  if (!isAdmin) return { head: more, bulk: hide, dialog: hideDialog };
  return {
    head: (
      <>
        {more}
        <DownloadButton files={files} onAsk={setAsked} isDisabled={total === 0} />
        <Button
          look="default"
          icon={<IconMail size={20} aria-hidden="true" />}
          disabled={total === 0}
          onClick={() => mail(wholeSelection)}
        >
          {t('mail')}
        </Button>
      </>
    ),
    bulk: [
      {
        key: 'mail',
        label: t('mail'),
        shortLabel: t('mailShort'),
        icon: <IconMail size={20} aria-hidden="true" />,
        run: () => mail(selection),
      },
      {
        key: 'csv',
        label: t('csv'),
        icon: <IconDownload size={20} aria-hidden="true" />,
        run: () => setAsked(selected ?? null),
      },
      ...hide,
    ],
    dialog: asked === null ? hideDialog : <DownloadDialog file={asked} onClose={() => setAsked(null)} />,
  };
}

/** The page that shows more about the people of a list. */
function OtherPage({ list }: { list: CandidateList }) {
  const t = useMessages('candidates');
  const seesOrders = useHasAccess('dispatch');
  const step = bookLists[list];
  if (list === 'pending')
    return (
      <ButtonLink look="default" to={officePaths.pending} icon={<IconListCheck size={20} />}>
        {t('reviewDesk')}
      </ButtonLink>
    );
  return step === undefined || !seesOrders ? null : (
    <ButtonLink look="default" to={ordersPath(step)} icon={<IconBook2 size={20} />}>
      {t('allOrders')}
    </ButtonLink>
  );
}

/** The list and its filters in words, for the page of bulk mails. */
function sayChoice(
  t: Translate<'candidates'>,
  list: CandidateList,
  { filters, address }: DataListState<CandidateRow>,
): string[] {
  const { filter, search } = address.address;
  const chosen = filters.flatMap((each) => {
    const value = filter[each.key];
    return value === undefined ? [] : [`${each.label}: ${filterWords(each, value)}`];
  });
  return [t(`lists.${list}`), ...(search === '' ? [] : [`“${search}”`]), ...chosen];
}
