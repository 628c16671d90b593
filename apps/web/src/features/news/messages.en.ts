export const news = {
  title: 'News',
  lead: 'What the association wants its families to know.',
  empty: 'No news yet',
  emptyText: 'When the association writes something, you read it here.',
  pastEnd: 'There is no news on this page',
  pastEndText: 'The newest is on the first one.',
  firstPage: 'Go to the newest',
  pages: 'Pages of news',
  newer: 'Newer',
  older: 'Older',
  place: 'Page {{page}} of {{pages}}',
} as const;
