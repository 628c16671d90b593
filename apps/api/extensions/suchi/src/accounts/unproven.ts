/** An address that nobody has proved. A code that was mailed to the address before must not prove it. */
export const unproven = { email_verified: false, otp: null, otp_sent_at: null, otp_tries_used: 0 };
