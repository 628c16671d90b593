import type { DispatchInput, OfficeOrder } from '@suchi/contracts/money';
import { type Carrier, findTrackingFault } from '@suchi/domain/money';
import { useRef, useState } from 'react';

/** What is typed into the dispatch panel, and where Enter leads. */
export function useDispatchForm(orders: readonly OfficeOrder[]) {
  const [carrier, setCarrier] = useState<Carrier>('speed_post');
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const [mailsBuyers, setMailsBuyers] = useState(true);
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const inputs = () => [...(fields.current?.querySelectorAll('input') ?? [])];
  const numberOf = (id: number) => numbers[id] ?? '';
  const faultOf = (id: number) =>
    findTrackingFault(
      numberOf(id),
      orders.flatMap((other) => (other.id === id ? [] : numberOf(other.id))),
    );
  return {
    carrier,
    setCarrier,
    mailsBuyers,
    setMailsBuyers,
    numberOf,
    faultOf,
    setNumber: (id: number, value: string) => setNumbers({ ...numbers, [id]: value }),
    fields,
    button,
    /** To the next number; after the last one to the button. */
    goOn(id: number): void {
      const next = inputs()[orders.findIndex((order) => order.id === id) + 1] ?? button.current;
      next?.focus();
    },
    /** To the first number that is wrong; false when all are right. */
    goToFault(): boolean {
      const wrong = orders.findIndex(({ id }) => faultOf(id) !== null);
      inputs()[wrong]?.focus();
      return wrong >= 0;
    },
    toInput: (): DispatchInput => ({
      carrier,
      mails_buyers: mailsBuyers,
      orders: orders.map(({ id }) => ({ id, tracking_number: numberOf(id) })),
    }),
  };
}
