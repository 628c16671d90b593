import { contractPath } from '@suchi/contracts/basics';
import { newsPictureContract, picture } from '@suchi/contracts/media';
import {
  deleteNewsContract,
  officeNewsContract,
  type OfficePost,
  officePostContract,
  publishNewsContract,
  saveNewsContract,
} from '@suchi/contracts/settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

const key = ['news-desk'] as const;

export const officeNewsQuery = (page: number) =>
  queryOptions({
    queryKey: [...key, 'list', page],
    queryFn: ({ signal }) => api.call(officeNewsContract, { page }, { signal }),
  });

export const officePostQuery = (id: number) =>
  queryOptions({
    queryKey: [...key, 'post', id],
    queryFn: ({ signal }) => api.call(officePostContract, { id }, { signal }),
    // A picture's address runs out, and another admin may write too.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

function useRemember() {
  const queryClient = useQueryClient();
  return (post: OfficePost) => {
    queryClient.setQueryData(officePostQuery(post.id).queryKey, post);
    void queryClient.invalidateQueries({ queryKey: [...key, 'list'] });
  };
}

/** Saves of one post are sent in order. */
export function useSaveNews(id: number | null) {
  const remember = useRemember();
  return useMutation({
    mutationFn: (values: Omit<z.input<typeof saveNewsContract.input>, 'id'>) =>
      api.call(saveNewsContract, { id, ...values }),
    scope: { id: `news-${id ?? 'new'}` },
    onSuccess: remember,
  });
}

export function usePublishNews(id: number) {
  const remember = useRemember();
  return useMutation({
    mutationFn: (isPublished: boolean) => api.call(publishNewsContract, { id, is_published: isPublished }),
    scope: { id: `news-${id}` },
    onSuccess: remember,
  });
}

export function useDeleteNews(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteNewsContract, { id }),
    scope: { id: `news-${id}` },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: officePostQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: [...key, 'list'] });
    },
  });
}

/** The same way as photos of profiles: checked, cleaned and stored in all sizes. */
export const uploadPicture = (file: Blob) => api.postBytes(contractPath(newsPictureContract), file, picture);
