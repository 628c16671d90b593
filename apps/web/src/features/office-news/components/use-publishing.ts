import type { OfficePost } from '@suchi/contracts/settings';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { usePublishNews } from '../api/office-news.ts';
import type { NewsDraftState } from '../model/use-news-draft.ts';

/** Publishing saves what is typed first. */
export function usePublishing(post: OfficePost, { save }: NewsDraftState) {
  const t = useMessages('officeNews');
  const { mutateAsync } = usePublishNews(post.id);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function run(work: () => Promise<string>) {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      showToast({ tone: 'success', message: await work() });
    } catch (caught) {
      setError(caught);
    }
    setIsBusy(false);
  }

  return {
    isBusy,
    error,
    publish: () =>
      run(async () => {
        await save();
        const { state, published_on: day } = await mutateAsync(true);
        return state === 'scheduled'
          ? t('done.scheduled', { date: formatCalendarDate(day) })
          : t('done.published');
      }),
    unpublish: () =>
      run(async () => {
        await mutateAsync(false);
        return t('done.unpublished');
      }),
    saveChanges: () =>
      run(async () => {
        await save();
        return t('done.saved');
      }),
  };
}
export type Publishing = ReturnType<typeof usePublishing>;
