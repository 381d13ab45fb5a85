import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Follows links of a text that is HTML through the router, when they lead to pages of the shop. */
export function useInnerLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
    if (href === undefined || href === null || !/^\/(?!\/)/.test(href)) return;
    event.preventDefault();
    void navigate(href);
  };
}
