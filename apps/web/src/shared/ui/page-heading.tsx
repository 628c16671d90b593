import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  const { key, pathname } = useLocation();
  // The first page of a visit keeps the browser's own start of reading.
  const [isFirst] = useState(key === 'default');
  const [firstPathname] = useState(pathname);
  const isStart = isFirst && pathname === firstPathname;
  useEffect(() => {
    // By the path alone: filters and tabs change the rest of the address, and keep the focus where it is.
    if (!isStart) heading.current?.focus({ preventScroll: true });
  }, [isStart, pathname]);
  return (
    <>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
