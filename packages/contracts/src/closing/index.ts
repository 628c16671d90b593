export * from './own-account.ts';
export * from './requests.ts';
export * from './sealed.ts';
