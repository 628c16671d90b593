export * from './activation.ts';
export * from './audit-trail.ts';
export * from './profile-banner.ts';
export * from './profile-status.ts';
export * from './profile-transition.ts';
export * from './review-check.ts';
