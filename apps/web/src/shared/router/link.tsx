import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { resolveTo, type To, toHref } from './location.ts';
import type { NavigateOptions } from './router.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To;
  /** The browser loads the page as a new document. */
  reloadDocument?: boolean;
}

/** A link to a page of the app. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const address = resolveTo(to, location);
  const href = toHref(address);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isForThisTab(event, rest.target)) return;
    event.preventDefault();
    // The same address again adds nothing to the history.
    const isSame = href === toHref(location);
    void navigate(address, { replace: replace ?? isSame, state, preventScrollReset });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function isForThisTab(event: MouseEvent, target: string | undefined): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !hasModifier && (target === undefined || target === '_self');
}

interface NavLinkProps extends LinkProps {
  /** Not current for the pages below its path. */
  end?: boolean;
}

/** A link that is marked as current while its page, or one below it, is open. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const location = useLocation();
  const pathname = location.pathname.toLowerCase();
  const path = resolveTo(rest.to, location).pathname.toLowerCase();
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

/** Goes to another page as soon as it is rendered. */
export function Navigate({ to, replace }: Pick<LinkProps, 'to' | 'replace'>) {
  const navigate = useNavigate();
  const href = toHref(to);
  useEffect(() => {
    void navigate(href, { replace });
  }, [navigate, href, replace]);
  return null;
}
