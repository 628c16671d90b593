import { useEffect, useState } from 'react';

/** Smaller movements are ignored. */
const thresholdPx = 12;

/** True from scrolling down until scrolling up. */
export function useHiddenOnScroll(): boolean {
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
