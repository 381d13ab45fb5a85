import { Alert, Button, Inline, Stack } from '@kayal/design-system';

interface ResumeNoticeProps {
  /** Describes the unsaved work. */
  readonly text: string;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore work that a reload or an ended session left unsaved. */
export function ResumeNotice({ text, onResume, onDiscard }: ResumeNoticeProps) {
  return (
    <Alert tone="info">
      <Stack gap={12}>
        <p>{text}</p>
        <Inline gap={12}>
          <Button onClick={onResume}>Continue where you left off</Button>
          <Button variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
