import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen something counts as near: there is time to read it before it is seen. */
const margin = '0px 0px 400px';

/** Whether an element has come near the screen; once it has, it stays so. */
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
