import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '../brand/brand.ts';
import { useMessages } from '../i18n/messages.ts';

interface PageTitleProps {
  title: string;
}

/** The title of the tab. React moves it into the document's head. */
export function PageTitle({ title }: PageTitleProps) {
  const t = useMessages('common');
  return <title>{t('pageTitle', { page: title, product: brand.product })}</title>;
}

interface PageHeadingProps extends PageTitleProps {
  /** Where the heading shows more than the tab does. */
  children?: ReactNode;
}

/** The one h1 of a page. After a change of page it takes focus, so that a screen reader says where we are. */
export function PageHeading({ title, children = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // The first page of a visit keeps the browser's own start of reading.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
