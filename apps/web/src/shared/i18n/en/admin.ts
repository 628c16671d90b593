export const admin = {
  title: 'Back office',
  nav: {
    label: 'Back office',
    home: 'Dashboard',
    backToSite: 'Member pages',
    settings: 'Settings',
    openMenu: 'Open menu',
  },
  home: {
    title: 'Back office',
    greeting: 'Namaste, {{name}}',
    emptyTitle: 'Nothing to look after yet',
    emptyText:
      'Candidates, orders, subscriptions and mail appear here as they are built. For now you can check that your own account works.',
  },
} as const;
