import { Button } from '../../forms/Button/Button.tsx';
import { StatePanel, type StatePanelProps } from './StatePanel.tsx';

type StateTexts = Omit<StatePanelProps, 'kind' | 'heading'> & { readonly heading?: string | undefined };

/** Nothing here yet. Always say what to do next. */
export function EmptyState(props: Omit<StatePanelProps, 'kind'>) {
  return <StatePanel {...props} kind="empty" />;
}

/** What {@link FailedState} and {@link OfflineState} need. */
export type RetryStateProps = Omit<StateTexts, 'actions'> & {
  readonly onRetry: () => void;
  readonly retryLabel?: string | undefined;
  /** A retry runs. */
  readonly retrying?: boolean | undefined;
};

/** Loading failed: it is not an empty list, and it can be tried again. */
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

/** This account may not see this. */
export function NotAllowedState({ heading = 'Not for this account', ...rest }: StateTexts) {
  return (
    <StatePanel text="Log in with an account that may open this page." {...rest} kind="notAllowed" heading={heading} />
  );
}
