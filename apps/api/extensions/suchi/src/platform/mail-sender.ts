import { isEmailAddress } from '@suchi/domain/accounts';

/** An address alone, or `Name <address>`. A name with a comma needs quotation marks, or it would be two senders. */
const pattern = /^(?:(?:"([^"<>\r\n]*)"|([^"<>,;:@\r\n]*))\s*<([^<>\s]+)>|([^<>\s]+))$/;

export interface MailSender {
  name: string;
  address: string;
}

function parseSender(text: string): MailSender {
  const [, quoted, plain, inBrackets, alone] = pattern.exec(text) ?? [];
  return { name: (quoted ?? plain ?? '').trim(), address: inBrackets ?? alone ?? '' };
}

export const isSender = (text: string): boolean => isEmailAddress(parseSender(text).address);

/** Who sends a mail: the name that the operator set, or else the association's. */
export function senderOf(mailFrom: string, associationName: string): MailSender {
  const { name, address } = parseSender(mailFrom);
  return { name: name || associationName, address };
}
