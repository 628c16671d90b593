import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '../../../shared/router/link.tsx';
import classes from './biodata.module.css';

export function BackLink({ to, words }: { to: string; words: string }) {
  return (
    <Link to={to} className={`touch gap-1 ${classes.back}`}>
      <IconChevronLeft size={20} aria-hidden="true" />
      {words}
    </Link>
  );
}
