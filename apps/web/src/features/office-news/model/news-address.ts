const idPattern = /^[1-9]\d{0,9}$/;

/** The open post in the address, if there is one. */
export function readPostId(search: URLSearchParams): number | null {
  const post = search.get('post') ?? '';
  return idPattern.test(post) ? Number(post) : null;
}

/** Whether the address opens a post that is not saved yet. */
export const opensNewPost = (search: URLSearchParams): boolean => search.get('post') === 'new';

export function deskSearch({ page = 1, post }: { page?: number; post?: number | 'new' }): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (post !== undefined) search.set('post', String(post));
  const text = search.toString();
  return text === '' ? '?' : `?${text}`;
}
