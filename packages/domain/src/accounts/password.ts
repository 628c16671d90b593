/** The shortest password an account may have. */
export const passwordMinLength = 8;
