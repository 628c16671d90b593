// For other rooms.
export { requireMobile as requireTypedMobile } from '../require-mobile.ts';
