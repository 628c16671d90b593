import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { useLocation } from '../router/hooks.ts';

interface PageTitleProps {
  title: string;
}

/** React moves it into the document's head. */
export function PageTitle({ title }: PageTitleProps) {
  const t = useMessages('common');
  return <title>{t('pageTitle', { page: title })}</title>;
}

interface PageHeadingProps extends PageTitleProps {
  /** When the heading shows more than the tab title. */
  children?: ReactNode;
}

/** The page's h1. Takes focus after navigation, so that a screen reader announces the page. */
export function PageHeading({ title, children = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  // Not on the first page of a visit.
  const [isFirst] = useState(key === 'default');
  const [firstPathname] = useState(pathname);
  const isStart = isFirst && pathname === firstPathname;
  useEffect(() => {
    // Only the path counts: filters and tabs keep the focus.
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
