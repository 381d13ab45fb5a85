import { Button } from '../../forms/Button/Button.tsx';
import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

type StateTexts = Omit<StatePanelProps, 'kind' | 'heading'> & { readonly heading?: string | undefined };

/** Nothing here yet. Always say what to do next. */
export function EmptyState(props: Omit<StatePanelProps, 'kind'>) {
  return <StatePanel {...props} kind="empty" />;
}

/** Props of {@link FailedState} and {@link OfflineState}. */
export type RetryStateProps = Omit<StateTexts, 'actions'> & {
  readonly onRetry: () => void;
  readonly retryLabel?: string | undefined;
  /** Whether a retry is in flight. */
  readonly retrying?: boolean | undefined;
};

/** Loading failed and can be retried; not for an empty list. */
export function FailedState({
  heading = 'Could not load',
  onRetry,
  retryLabel = 'Retry',
  retrying,
  ...rest
}: RetryStateProps) {
  const retry = (
    <Button variant="secondary" icon="refresh" busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <StatePanel text="Something went wrong on our side." {...rest} kind="failed" heading={heading} actions={retry} />
  );
}

/** There is no connection. */
export function OfflineState({
  heading = 'You are offline',
  onRetry,
  retryLabel = 'Retry',
  retrying,
  ...rest
}: RetryStateProps) {
  const retry = (
    <Button variant="secondary" icon="refresh" busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <StatePanel
      text="Check your connection. What you see may be a while old."
      {...rest}
      kind="offline"
      heading={heading}
      actions={retry}
    />
  );
}

/** The account has no access to this page. */
export function NotAllowedState({ heading = 'Not for this account', ...rest }: StateTexts) {
  return (
    <StatePanel text="Log in with an account that may open this page." {...rest} kind="notAllowed" heading={heading} />
  );
}
