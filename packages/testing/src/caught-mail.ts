/** A received mail. */
export interface CaughtMail {
  messageId: string;
  to: string;
  from: string;
  subject: string;
  /** The header Content-Language. */
  language: string | null;
  text: string;
  html: string;
  /** The List-Unsubscribe headers, by their name in small letters. */
  listHeaders: Record<string, string>;
  /** Base64, as JSON carries it. */
  attachments: { filename: string; content: string }[];
}
