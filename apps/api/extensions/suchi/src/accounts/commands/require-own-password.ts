// For rooms that ask for the password again before something that cannot be undone.
export { isPassword, requirePassword } from '../require-password.ts';
