import type { ImportRun } from '@kayal/api-contract/client';
import { ConfirmItem } from '../ConfirmItem/ConfirmItem.tsx';

interface UndoImportProps {
  /** The import to undo; null closes the question. */
  readonly run: ImportRun | null;
  readonly onConfirm: (run: ImportRun) => void;
  readonly onClose: () => void;
}

/** The question before an import is undone. It names the file, because a list has several. */
export function UndoImport(props: UndoImportProps) {
  const { run, onConfirm, onClose } = props;
  return (
    <ConfirmItem
      item={run}
      onClose={onClose}
      tone="danger"
      title={() => 'Undo this import?'}
      description={({ fileName }) =>
        `What ${fileName} changed is set back: names, prices and stock are again what they were before it. Units that were sold since stay sold.`
      }
      confirmLabel="Undo"
      onConfirm={onConfirm}
    />
  );
}
