import type { Gender } from '@suchi/domain/profiles';
import { classList } from '../../shared/ui/class-list.ts';
import classes from './hall-number.module.css';

interface HallNumberProps {
  number: number;
  gender: Gender;
  className?: string | undefined;
}

/** A candidate's number on the colour that the hall screen has for its side. */
export function HallNumber({ number, gender, className }: HallNumberProps) {
  return (
    <span className={classList(classes.number, className)} data-side={gender}>
      {number}
    </span>
  );
}
