import { ordersPlaces } from '../../features/orders/model/orders-place.ts';
import { officePaths, ordersPath } from '../../shared/config/office-paths.ts';
import { type OfficePage, loadOfficePage as page } from './load-office-page.ts';

const Orders = page(['orders', 'list', 'deliveryAddress'], () =>
  import('../../features/orders/components/orders-page.tsx').then((m) => m.OrdersPage),
);

const subscriptions: OfficePage = {
  access: 'treasury',
  Page: page(['subscriptions', 'list'], () =>
    import('../../features/subscriptions/subscriptions-page.tsx').then((m) => m.SubscriptionsPage),
  ),
};

/** Orders, subscriptions, attendees, the stage and the screens of the hall, by their address. */
export const orderPages: Readonly<Record<string, OfficePage>> = {
  ...Object.fromEntries(
    ordersPlaces.map(({ step, isPast }) => [
      ordersPath(step, { isPast }),
      { access: 'dispatch', Page: Orders } satisfies OfficePage,
    ]),
  ),
  [officePaths.subscriptions]: subscriptions,
  [officePaths.pastSubscriptions]: subscriptions,
  [officePaths.attendees]: {
    access: 'event',
    Page: page(['attendees', 'list'], () =>
      import('../../features/attendees/attendees-page.tsx').then((m) => m.AttendeesPage),
    ),
  },
  [officePaths.stage]: {
    access: 'event',
    frame: 'bare',
    Page: page(['stage'], () =>
      import('../../features/stage-caller/components/caller-page.tsx').then((m) => m.CallerPage),
    ),
  },
  [officePaths.choiceSlips]: {
    access: 'event',
    Page: page(['slips'], () =>
      import('../../features/choice-slips/slips-page.tsx').then((m) => m.ChoiceSlipsPage),
    ),
  },
  [officePaths.screens]: {
    access: 'event',
    Page: page(['hallScreens'], () =>
      import('../../features/hall-screens/screens-page.tsx').then((m) => m.ScreensPage),
    ),
  },
  [`${officePaths.screens}/:id`]: {
    access: 'event',
    Page: page(['hallScreens'], () =>
      import('../../features/hall-screens/remote-page.tsx').then((m) => m.RemotePage),
    ),
  },
  [officePaths.orderLabels]: {
    access: 'dispatch',
    Page: page(['orders'], () =>
      import('../../features/orders/labels/labels-page.tsx').then((m) => m.LabelsPage),
    ),
  },
};
