import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A click handler for a text of HTML: links to pages of the shop go through the router. */
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
