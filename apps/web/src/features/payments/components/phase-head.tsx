import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Arch } from '../../../shared/ui/arch.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { Box } from '../../../shared/ui/layout.tsx';
import classes from './phase-head.module.css';

interface PhaseHeadProps extends Pick<ComponentProps<typeof Arch>, 'tone'> {
  icon: ReactNode;
  title: string;
  isCentred?: boolean;
  children?: ReactNode;
}

/** The title of a payment's phase. A new phase takes focus, so that a screen reader says it. */
export function PhaseHead({ tone = 'gold', icon, title, isCentred = false, children }: PhaseHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={isCentred ? classes.centred : classes.head}>
      <PageTitle title={title} />
      <Arch tone={tone}>{icon}</Arch>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children ? (
        <Box tone="soft" size="lg" className={classes.lead}>
          {children}
        </Box>
      ) : null}
    </header>
  );
}
