import { grievanceTopics } from '@suchi/domain/grievances';
import { useState } from 'react';
import { useKeptText } from '../../../shared/forms/use-kept-text.ts';

export interface AddedPicture {
  id: string;
  name: string;
  /** On this device, while the page is open. */
  preview: string;
}

/** What is typed survives a reload. Of pictures the names do, so that they are added again. */
export function useGrievanceDraft() {
  const text = useKeptText('grievance');
  const topic = useKeptText('grievance-topic');
  const names = useKeptText('grievance-pictures');
  const [before] = useState(() => names.text.split('\n').filter((name) => name !== ''));
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([]);
  const isAdded = (name: string) => pictures.some((picture) => picture.name === name);
  const lost = before.filter((name) => !isAdded(name));
  return {
    text: text.text,
    setText: text.setText,
    topic: grievanceTopics.find((each) => each === topic.text) ?? null,
    setTopic: topic.setText,
    pictures,
    setPictures: (next: readonly AddedPicture[]) => {
      setPictures(next);
      names.setText(next.map(({ name }) => name).join('\n'));
    },
    /** Added before the page was loaded again. */
    lost,
    forget: () => {
      for (const kept of [text, topic, names]) kept.forget();
    },
  };
}
