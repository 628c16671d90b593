export * from './accounts.ts';
export * from './change-password.ts';
export * from './current-user.ts';
export * from './demo-sign-in.ts';
export * from './own-standing.ts';
export * from './second-factor.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
