import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface RedirectProps {
  /** An address of the shop, or the query alone. */
  readonly to: string;
  readonly state: unknown;
}

/** Writes another address in place of the open one, once it is shown. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { state, replace: true });
  }, [navigate, to, state]);
  return null;
}
