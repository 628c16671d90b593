export * from './device.ts';
export * from './email-address.ts';
export * from './mail.ts';
export * from './mobile.ts';
export * from './one-time-code.ts';
export * from './password.ts';
export * from './role.ts';
export * from './session.ts';
