import { ReviewDesk } from '../../features/review/components/review-desk.tsx';

export function ReviewDeskRoute() {
  return <ReviewDesk />;
}
