import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { blockText, readBlock, type GridSpot } from './grid-block.ts';
import { moved } from './grid-keys.ts';
import { fill, pasted, textAt, textsIn } from './grid-ranges.ts';
import type { GridCursor } from './use-grid-cursor.ts';
import type { ProductGridEdit } from './use-product-grid.ts';

/** Rows that Page Up and Page Down move by. */
const pageRows = 12;

interface GridEventsOptions {
  readonly edit: ProductGridEdit;
  readonly cursor: GridCursor;
  readonly onTick: (row: number) => void;
  /** Says what a paste did. */
  readonly onPasted: (cells: number, beyond: number) => void;
}

/** The place of the cell that an event happened in. */
function spotOf({ target }: { readonly target: EventTarget }): GridSpot | null {
  const place = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null;
  const [row, column] = place?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Keys, pointer and clipboard of the grid: the ARIA pattern of a grid, and what spreadsheets have beside it. */
export function useGridEvents({ edit, cursor, onTick, onPasted }: GridEventsOptions) {
  const { active, range, move } = cursor;
  const { rows, columns } = edit;
  const [editing, setEditing] = useState<string | null>(null);
  // A field that is taken away by a key loses the focus too, and its text was written or dropped by then.
  const isOpen = useRef(false);

  const open = (text: string): void => {
    if (active.column === 0) return;
    isOpen.current = true;
    setEditing(text);
  };
  const close = (): void => {
    isOpen.current = false;
    setEditing(null);
  };
  const writeActive = (text: string): void => {
    if (!isOpen.current) return;
    close();
    edit.write(
      fill(edit, { top: active.row, bottom: active.row, left: active.column, right: active.column }, () => text),
    );
  };
  const size = { rows: rows.length, columns: columns.length + 1, page: pageRows };

  const pressInField = (event: KeyboardEvent, field: HTMLInputElement): void => {
    const to = { Enter: 'ArrowDown', Tab: event.shiftKey ? 'ArrowLeft' : 'ArrowRight', Escape: null }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to === null) close();
    else writeActive(field.value);
    const next = to === null ? active : moved(active, { key: to, ctrlKey: false, metaKey: false }, size);
    move(next ?? active);
  };

  const commands: Readonly<Record<string, (() => void) | undefined>> = {
    z: edit.undo,
    Z: edit.redo,
    y: edit.redo,
    d: () => edit.write(fill(edit, range, (_, column) => textAt(edit, range.top, Math.max(range.left, 1) + column))),
  };

  const press = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return pressInField(event, event.target);
    const to = moved(active, event, size);
    const command = event.ctrlKey || event.metaKey ? commands[event.key] : undefined;
    const isTick = event.key === ' ' && (event.shiftKey || active.column === 0);
    if (to !== null) move(to, event.shiftKey);
    else if (command !== undefined) command();
    else if (isTick) onTick(active.row);
    else if (event.key === 'Enter' || event.key === 'F2') open(textAt(edit, active.row, active.column));
    else if (event.key === 'Delete' || event.key === 'Backspace') edit.write(fill(edit, range, () => ''));
    else if (isTyped(event)) open(event.key);
    else return;
    event.preventDefault();
  };

  const point = (event: MouseEvent): void => {
    const spot = event.target instanceof HTMLInputElement ? null : spotOf(event);
    if (spot === null || event.button !== 0) return;
    // The cell takes the focus by its own move, after a field elsewhere was written.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    event.preventDefault();
    move(spot, event.shiftKey);
    if (event.target instanceof Element && event.target.closest('[data-tick]') !== null) onTick(spot.row);
  };

  const drag = (event: MouseEvent): void => {
    const spot = event.buttons === 1 && editing === null ? spotOf(event) : null;
    if (spot !== null && (spot.row !== active.row || spot.column !== active.column)) move(spot, true);
  };

  const copy = (event: ClipboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', blockText(textsIn(edit, range)));
  };

  const paste = (event: ClipboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const { texts, beyond } = pasted(edit, range, readBlock(event.clipboardData.getData('text/plain')));
    edit.write(texts);
    onPasted(texts.length, beyond);
  };

  return {
    /** What the editor of the active cell begins with; null while it is closed. */
    editing,
    writeActive,
    handlers: {
      onKeyDown: press,
      onMouseDown: point,
      onMouseOver: drag,
      onDoubleClick: () => open(textAt(edit, active.row, active.column)),
      onCopy: copy,
      onPaste: paste,
    },
  };
}
