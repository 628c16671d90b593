import type { MailTopic } from '@suchi/domain/accounts';
import { type LinkPurpose, signId, tokenLink } from './signed-id.ts';

/** What the link that stops a topic is signed for. */
export const stopPurposes = {
  bulk: 'unsubscribe',
  families: 'unsubscribe-families',
  weekly: 'unsubscribe-weekly',
} as const satisfies Record<MailTopic, LinkPurpose>;

export const stopPage = (publicUrl: string, topic: MailTopic, token: string) =>
  tokenLink(publicUrl, `/unsubscribe${topic === 'bulk' ? '' : `?of=${topic}`}`, token);

/** The link in a mail's foot, and the headers by which a mail program offers the same. */
export function stopLinks(
  { publicUrl, secret }: { publicUrl: string; secret: string },
  topic: MailTopic,
  mailId: string,
) {
  const token = signId(secret, stopPurposes[topic], mailId);
  return {
    topic,
    url: stopPage(publicUrl, topic, token),
    headers: {
      // RFC 8058: the mail program posts to this address, without a page.
      'List-Unsubscribe': `<${publicUrl}/qe_bulk_mail/unsubscribe?token=${token}${topic === 'bulk' ? '' : `&of=${topic}`}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
