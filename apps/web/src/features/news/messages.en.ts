export const news = {
  title: 'News',
  lead: 'What the association wants its families to know.',
  empty: 'No news yet',
  emptyText: 'News from the association will appear here.',
  pastEnd: 'There is no news on this page',
  pastEndText: 'The newest posts are on the first page.',
  firstPage: 'Go to the newest',
  pages: 'Pages of news',
  newer: 'Newer',
  older: 'Older',
  place: 'Page {{page}} of {{pages}}',
} as const;
