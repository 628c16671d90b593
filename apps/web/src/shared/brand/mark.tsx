import type { CSSProperties } from 'react';
import { association } from './association.ts';

interface MarkProps {
  /** Light petals on the panel in both schemes. */
  onPanel?: boolean;
  size?: number;
  /** The address of another logo; null: that of the release. */
  logo?: string | null;
}

export function Mark({ logo = association.logo, ...props }: MarkProps) {
  return logo === null ? <OwnMark {...props} /> : <Logo {...props} src={logo} />;
}

/** The association's. On the panel only its form, in the panel's own colour: a logo is made for light ground. */
function Logo({ src, onPanel = false, size = 40 }: Omit<MarkProps, 'logo'> & { src: string }) {
  if (!onPanel) return <img src={src} width={size} height={size} alt="" />;
  const form: CSSProperties = {
    display: 'block',
    flex: 'none',
    width: size,
    height: size,
    background: 'var(--on-panel)',
    mask: `url(${src}) center / contain no-repeat`,
  };
  return <span style={form} aria-hidden="true" />;
}

/** That of the release. */
function OwnMark({ onPanel = false, size = 40 }: Omit<MarkProps, 'logo'>) {
  const left = onPanel ? '#FBEFE0' : 'var(--mark-left)';
  const right = onPanel ? 'var(--brand-2)' : 'var(--mark-right)';
  const dot = onPanel ? 'var(--marigold)' : 'var(--mark-dot)';
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="24" cy="10" r="6" style={{ fill: dot }} />
      <path d="M22.5 44C10 42 3 32 3 17c12 2 19.5 11 19.5 27Z" style={{ fill: left }} />
      <path d="M25.5 44C38 42 45 32 45 17c-12 2-19.5 11-19.5 27Z" style={{ fill: right }} />
    </svg>
  );
}
