import { review } from '../../features/review/messages.en.ts';
import { secondFactor } from '../../features/second-factor/messages.en.ts';

export const admin = {
  review,
  secondFactor,
  nav: {
    label: 'Back office',
    home: 'Dashboard',
    reviewDesk: 'Review desk',
    review: 'Review',
    waiting_one: '{{count}} profile waits',
    waiting_other: '{{count}} profiles wait',
    backToSite: 'Member pages',
    settings: 'Settings',
    openMenu: 'Open menu',
    money: 'Money',
    dayBook: 'Day book',
    receipts: 'Receipts',
    refunds: 'Refunds',
    settlements: 'Settlements',
    recordPayment: 'Record a payment',
  },
  home: {
    title: 'Back office',
    greeting: 'Namaste, {{name}}',
    work: 'What needs attention today',
    waiting_one: 'profile waits for review',
    waiting_other: 'profiles wait for review',
    oldest: 'Oldest: {{name}}, since {{date}}',
    nothingWaits: 'New and changed profiles appear here by themselves.',
    review: 'Review',
  },
} as const;
