export * from './accounts.ts';
export * from './admin-setting.ts';
export * from './current-user.ts';
export * from './endpoint.ts';
export * from './error-codes.ts';
export * from './health.ts';
export * from './own-profile.ts';
