import { selectUser } from '@kayal/commerce-core';
import { useEffect, useState } from 'react';
import { saveDraftText, readDraftText } from '../../browser/drafts/draft-text.ts';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { changedRows, restorableColours, readColours, writeColours, type DraftColour } from './draft-colours.ts';
import type { ColourTable } from './use-colour-table.ts';

const none: readonly DraftColour[] = [];

/** Storage key of this admin's unsaved colours. */
export function useDraftColoursName(): string {
  return `${useSession(selectUser)?.id ?? ''}.colours`;
}

/**
 * Saves unsaved colours across a reload and offers to restore them. Use it after the table has loaded.
 * @returns edits of an earlier visit, saved until they are restored or discarded
 */
export function useDraftColours(table: ColourTable) {
  const name = useDraftColoursName();
  const [earlier, setEarlier] = useState(() =>
    restorableColours(readColours(readDraftText(name)), table.getSnapshot().context.rows),
  );

  useEffect(() => {
    const keep = () => {
      const { rows } = table.getSnapshot().context;
      saveDraftText(name, writeColours([...changedRows(rows), ...restorableColours(earlier, rows)]));
    };
    keep();
    const subscription = table.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [table, name, earlier]);

  const resume = () => {
    for (const { key, name: text, hex } of restorableColours(earlier, table.getSnapshot().context.rows)) {
      table.send({ type: 'row.name', key, text });
      table.send({ type: 'row.hex', key, text: hex });
    }
    setEarlier(none);
  };

  return { earlier, resume, discard: () => setEarlier(none) };
}
