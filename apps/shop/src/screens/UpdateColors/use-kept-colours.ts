import { selectUser } from '@kayal/commerce-core';
import { useEffect, useState } from 'react';
import { saveDraftText, readDraftText } from '../../browser/drafts/draft-text.ts';
import { useSession } from '../../machines/actors/use-shop-actors.ts';
import { changedRows, leftColours, readColours, writeColours, type KeptColour } from './kept-colours.ts';
import type { ColourTable } from './use-colour-table.ts';

const none: readonly KeptColour[] = [];

/** Storage key of this admin's unsaved colours. */
export function useKeptColoursName(): string {
  return `${useSession(selectUser)?.id ?? ''}.colours`;
}

/**
 * Saves unsaved colours across a reload and offers to restore them. Use it after the table has loaded.
 * @returns edits of an earlier visit, saved until they are restored or discarded
 */
export function useKeptColours(table: ColourTable) {
  const name = useKeptColoursName();
  const [left, setLeft] = useState(() =>
    leftColours(readColours(readDraftText(name)), table.getSnapshot().context.rows),
  );

  useEffect(() => {
    const keep = () => {
      const { rows } = table.getSnapshot().context;
      saveDraftText(name, writeColours([...changedRows(rows), ...leftColours(left, rows)]));
    };
    keep();
    const subscription = table.subscribe(keep);
    return () => subscription.unsubscribe();
  }, [table, name, left]);

  const resume = () => {
    for (const { key, name: text, hex } of leftColours(left, table.getSnapshot().context.rows)) {
      table.send({ type: 'row.name', key, text });
      table.send({ type: 'row.hex', key, text: hex });
    }
    setLeft(none);
  };

  return { left, resume, discard: () => setLeft(none) };
}
