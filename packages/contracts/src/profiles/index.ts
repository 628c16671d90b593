export * from './changed-value.ts';
export * from './list-form-changes.ts';
export * from './own-answers.ts';
export * from './own-profile.ts';
export * from './own-spellings.ts';
export * from './profile-form-codec.ts';
export * from './profile-form.ts';
export * from './profiles.ts';
