/** Why search is closed, and what can be bought: for home, which does not have the search's own words. */
export const offers = {
  closed: {
    off: 'Profile search functionality is currently disabled till further notice.',
    expired: 'Your subscription expired on {{date}}',
    renewText: 'Renew for {{price}}. No automatic renewal.',
    renew: 'Renew',
    notOnSale: 'The search subscription is not on sale at the moment.',
  },
  offer: {
    searchTitle: 'Online search',
    searchLead: 'Search the approved profiles for one year.',
    searchSee: 'See photos, family and work details',
    searchContact: 'Open mobile numbers and send mail',
    searchKeep: 'Keep favourites and private notes',
    until: 'Valid until {{date}}',
    noRenewal: 'No automatic renewal',
    buy: 'Buy for {{price}}',
    suchiTitle: 'Printed suchi',
    suchiLead: 'The whole directory as a book your family can sit down with.',
    suchiRegistered: 'Profiles registered up to {{date}}',
    suchiDelivery: 'Delivery begins after {{date}} and takes {{days}} days',
    suchiDeliveryNow: 'Delivered to your address in {{days}} days',
    suchiDeliveryPlain: 'Delivered to your address',
    orderUntil: 'Order until {{date}}',
    orderSuchi: 'Order for {{price}}',
  },
};
