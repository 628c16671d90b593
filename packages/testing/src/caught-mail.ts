/** A received mail. */
export interface CaughtMail {
  messageId: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Base64, as JSON carries it. */
  attachments: { filename: string; content: string }[];
}
