// Stand among the towns, so that few are not told apart there either.

export const abroadName = '*abroad';
export const unknownName = '';
