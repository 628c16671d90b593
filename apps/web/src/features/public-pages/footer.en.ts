/** The footer of every page. */
export const footer = {
  label: 'About the association',
  matrimonyOnly: '{{association}}. For matrimony only.',
  release: 'Suchi {{release}}',
  links: {
    welcome: 'About this service',
    contact: 'Contact',
    blogs: 'News',
    safety: 'Safety advice',
    terms: 'Terms of Use',
    privacy: 'Privacy',
    refunds: 'Refunds and cancellation',
    shipping: 'Shipping',
    grievance: 'Grievance officer',
  },
} as const;
