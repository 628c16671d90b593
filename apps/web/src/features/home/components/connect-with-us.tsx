import { type ComponentProps, useEffect, useState } from 'react';
import { ChatLink } from '../../../entities/association/chat-link.tsx';
import classes from './connect-with-us.module.css';

type ConnectWithUsProps = Pick<ComponentProps<typeof ChatLink>, 'chatUrl' | 'name'>;

/** The floating chat button. It hides while the page scrolls down. */
export function ConnectWithUs({ chatUrl, name }: ConnectWithUsProps) {
  const isHidden = useHiddenOnScroll();
  return <ChatLink {...{ chatUrl, name }} className={`${classes.chat} ${isHidden ? classes.hidden : ''}`} />;
}

/** Smaller movements are ignored. */
const thresholdPx = 12;

/** True from scrolling down until scrolling up. */
function useHiddenOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    function look() {
      const moved = window.scrollY - lastY;
      if (Math.abs(moved) < thresholdPx) return;
      lastY = window.scrollY;
      setIsHidden(moved > 0);
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isHidden;
}
