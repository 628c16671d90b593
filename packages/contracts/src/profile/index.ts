export * from './lookups.ts';
export * from './media.ts';
export * from './own-profile.ts';
export * from './places.ts';
export * from './profile-form-codec.ts';
export * from './profile-form.ts';
export * from './profiles.ts';
export * from './review.ts';
