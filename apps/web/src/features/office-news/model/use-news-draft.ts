import type { Picture } from '@suchi/contracts/media';
import type { NewsTranslations, OfficePost } from '@suchi/contracts/settings';
import { isSameData } from '@suchi/domain/basics';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSaveNews } from '../api/office-news.ts';
import { makeTextsByLanguage } from '../../../entities/language/texts-by-language.ts';

export interface NewsTexts {
  title: string;
  body: string;
}

export interface NewsDraft extends NewsTexts {
  published_on: string | null;
  translations: NewsTranslations;
  picture: Picture | null;
}

/** In place of the id of a post that is not saved yet. */
export const newPostId = 0;

/** A pause in typing of this length saves the draft. */
const pauseMs = 1000;

/** The title and the text in each language. */
export const { textsIn, withTexts } = makeTextsByLanguage<NewsTexts>({ title: '', body: '' });

const draftOf = ({ title, published_on, body, translations, picture }: OfficePost): NewsDraft => ({
  title,
  published_on,
  body,
  translations,
  picture,
});

const isSame = (a: NewsDraft, b: NewsDraft) =>
  a.title === b.title &&
  a.published_on === b.published_on &&
  a.body === b.body &&
  isSameData(a.translations, b.translations) &&
  (a.picture?.id ?? null) === (b.picture?.id ?? null);

/**
 * What is typed. A draft is saved by itself; changes of a public post stay in this tab until they are saved, so that
 * no half sentence becomes public.
 */
export function useNewsDraft(post: OfficePost, onCreated: (id: number) => void) {
  const queryClient = useQueryClient();
  const keptKey = ['news-desk', 'kept', post.id];
  const [draft, setDraft] = useState(() => queryClient.getQueryData<NewsDraft>(keptKey) ?? draftOf(post));
  const [saved, setSaved] = useState(() => draftOf(post));
  const isNew = post.id === newPostId;
  const { mutateAsync, isPending, error } = useSaveNews(isNew ? null : post.id);
  const isChanged = !isSame(draft, saved);
  const isPublic = post.state === 'published' || post.state === 'scheduled';
  // While a new post is created it has no id yet: a second save would create another one.
  const isCreating = isNew && isPending;
  const keepsItself = !isPublic && isChanged && !isCreating && draft.published_on !== null;

  async function save(): Promise<void> {
    if (!isChanged || isCreating || draft.published_on === null) return;
    const { published_on, picture, ...texts } = draft;
    const { id } = await mutateAsync({ ...texts, published_on, picture: picture?.id ?? null });
    setSaved(draft);
    if (isNew) onCreated(id);
    queryClient.removeQueries({ queryKey: keptKey });
  }

  function keepQuietly(): void {
    // The error is shown by `error`; typing on tries again.
    if (keepsItself) save().catch(() => undefined);
  }

  useEffect(() => {
    if (!keepsItself) return undefined;
    const timer = setTimeout(keepQuietly, pauseMs);
    return () => clearTimeout(timer);
    // A new timer for each change of the text, not for each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, keepsItself]);

  return {
    draft,
    isChanged,
    isSaving: isPending,
    isNew,
    error,
    isPublic,
    change: (changed: Partial<NewsDraft>) => {
      const next = { ...draft, ...changed };
      setDraft(next);
      if (isPublic) queryClient.setQueryData(keptKey, next);
    },
    save,
    keepNow: keepQuietly,
  };
}
export type NewsDraftState = ReturnType<typeof useNewsDraft>;
