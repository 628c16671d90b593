import { Skeleton } from '../skeleton.tsx';
import { Card } from '../layout.tsx';
import cards from './list-cards.module.css';

const ten = Array.from({ length: 10 }, (_, index) => index);

/** Ten rows of the height of real ones. */
export function SkeletonRows({ columnCount }: { columnCount: number }) {
  return ten.map((index) => (
    <tr key={index} aria-hidden="true">
      <td colSpan={columnCount}>
        <Skeleton height={24} width={`${94 - (index % 4) * 9}%`} />
      </td>
    </tr>
  ));
}

export function SkeletonCards() {
  return (
    <ul className={cards.cards} aria-hidden="true">
      {ten.map((index) => (
        <Card as="li" key={index} padding={3} className={cards.card}>
          <Skeleton height={68} />
        </Card>
      ))}
    </ul>
  );
}
