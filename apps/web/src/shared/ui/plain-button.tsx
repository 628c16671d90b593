import type { ComponentProps, ReactNode } from 'react';
import { classList } from './class-list.ts';

/** A button without a look: for rows, cards and other things that are pressed as a whole. */
export function PlainButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Read aloud instead of the icon. */
  label: string;
  icon: ReactNode;
  size?: 'medium' | 'large';
  look?: 'plain' | 'framed';
}

/** One icon on 44 pixels, 48 when large. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  look = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <PlainButton
      {...rest}
      aria-label={label}
      className={classList(
        'icon-button',
        size === 'large' && 'icon-button-large',
        look === 'framed' && 'icon-button-framed',
        className,
      )}
    >
      {icon}
    </PlainButton>
  );
}

/** Does something, and looks like a link. */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <PlainButton {...rest} className={classList('link-button', className)} />;
}
