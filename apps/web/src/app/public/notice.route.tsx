import { currentNotice, notices } from '@suchi/domain/consent';
import { NoticePage } from '../../features/public-pages/components/notice-page.tsx';
import { useParams } from '../../shared/router/hooks.ts';
import { NotFoundRoute } from '../failures/not-found.route.tsx';

/** By its number, or the newest. */
export function NoticeRoute() {
  const { version } = useParams();
  const number = version === 'newest' ? currentNotice : Number(version);
  const notice = notices.find((each) => each.version === number);
  return notice === undefined ? <NotFoundRoute /> : <NoticePage {...notice} />;
}
