import { type GrievanceTopic, grievanceTopics } from '@suchi/domain/grievances';
import { useId } from 'react';
import { FieldError } from '../../shared/forms/field-error.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './topic-choice.module.css';

interface TopicChoiceProps {
  value: GrievanceTopic | null;
  isMissing: boolean;
  onChange: (topic: GrievanceTopic) => void;
}

export function TopicChoice({ value, isMissing, onChange }: TopicChoiceProps) {
  const t = useMessages('grievances');
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <Text as="legend" weight="bold" size="lg">
        {t('topic')}
      </Text>
      <Card className={`divided ${classes.topics}`}>
        {grievanceTopics.map((topic) => (
          <Row as="label" key={topic} gap={4} className={classes.topic}>
            <input type="radio" name={id} checked={topic === value} onChange={() => onChange(topic)} />
            {t(`topics.${topic}`)}
          </Row>
        ))}
      </Card>
      <div aria-live="polite">
        {isMissing ? <FieldError id={`${id}-missing`}>{t('topicMissing')}</FieldError> : null}
        {value === 'member' ? <Danger /> : null}
      </div>
    </fieldset>
  );
}

/** The officer may answer in days: who is in danger needs others. */
function Danger() {
  const t = useMessages('grievances');
  return (
    <Text weight="bold" className="note tint-gold" above={3}>
      <RichMessage
        text={t('danger')}
        marks={{
          a112: (number) => <a href="tel:112">{number}</a>,
          a1930: (number) => <a href="tel:1930">{number}</a>,
        }}
      />
    </Text>
  );
}
