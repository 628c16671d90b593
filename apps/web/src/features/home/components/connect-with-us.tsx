import type { ComponentProps } from 'react';
import { ChatLink } from '../../../entities/association/chat-link.tsx';
import { useHiddenOnScroll } from '../model/use-hidden-on-scroll.ts';
import classes from './connect-with-us.module.css';

type ConnectWithUsProps = Pick<ComponentProps<typeof ChatLink>, 'chatUrl' | 'name'>;

/** The floating chat button. It hides while the page scrolls down. */
export function ConnectWithUs({ chatUrl, name }: ConnectWithUsProps) {
  const isHidden = useHiddenOnScroll();
  return <ChatLink {...{ chatUrl, name }} className={`${classes.chat} ${isHidden ? classes.hidden : ''}`} />;
}
