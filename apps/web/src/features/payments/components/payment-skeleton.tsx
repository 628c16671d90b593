import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export function PaymentSkeleton() {
  return (
    <div style={{ display: 'grid', gap: 22 }}>
      <Skeleton height={90} />
      <Skeleton height={130} />
      <Skeleton height={220} />
    </div>
  );
}
