import { useEffect, useState, type RefObject } from 'react';

/** Distance below the screen that counts as near, which leaves time to read before it is seen. */
const margin = '0px 0px 400px';

/** Whether an element has been near the screen; it stays true. */
export function useIsNear(target: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, isNear]);
  return isNear;
}
