/** A received mail. */
export interface CaughtMail {
  messageId: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}
