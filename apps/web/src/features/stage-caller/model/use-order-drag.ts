import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

interface OrderDrag {
  list: RefObject<HTMLOListElement | null>;
  /** The numbers as they stand while one is dragged. */
  shown: readonly number[];
  dragged: number | null;
  gripOf: (number: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Rows of a list in another order, by a grip or by Alt and the arrow keys. */
export function useOrderDrag(
  numbers: readonly number[],
  move: (number: number, index: number) => void,
): OrderDrag {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ number: number; index: number } | null>(null);
  const placed = (number: number, index: number) =>
    numbers.filter((one) => one !== number).toSpliced(index, 0, number);

  const findIndex = (y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return index === -1 ? rows.length - 1 : index;
  };

  const gripOf = (number: number) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ number, index: numbers.indexOf(number) });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.number === number) setDrag({ number, index: findIndex(event.clientY) });
    },
    onPointerUp: () => {
      if (drag !== null && drag.index !== numbers.indexOf(number)) move(number, drag.index);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      const index = numbers.indexOf(number) + (event.key === 'ArrowUp' ? -1 : 1);
      if (index >= 0 && index < numbers.length) move(number, index);
    },
  });

  return {
    list,
    shown: drag === null ? numbers : placed(drag.number, drag.index),
    dragged: drag?.number ?? null,
    gripOf,
  };
}
