import { ReviewDesk } from '../../features/review/desk/review-desk.tsx';

export function ReviewDeskRoute() {
  return <ReviewDesk />;
}
