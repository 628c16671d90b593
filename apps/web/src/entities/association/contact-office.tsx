import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { telHref } from '../../shared/navigation/tel-href.ts';
import { Link } from '../../shared/router/link.tsx';
import { useSupport } from './use-support.ts';

/** The telephone and the e-mail address of the association as links, or its page with both missing. */
export function ContactOffice() {
  const t = useMessages('common');
  const { email, phone } = useSupport();
  if (phone === null && email === null)
    return (
      <Link to={paths.contact} reloadDocument>
        {t('contactOffice')}
      </Link>
    );
  return (
    <>
      {phone === null ? null : <a href={telHref(phone)}>{phone}</a>}
      {phone === null || email === null ? null : ' · '}
      {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}
