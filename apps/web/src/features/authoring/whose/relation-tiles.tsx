import { type AuthorRelation, authorRelations } from '@suchi/domain/profile';
import { IconAlertCircle, IconUser, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { faces } from '../../../shared/brand/faces.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import fieldClasses from '../../../shared/forms/field.module.css';
import { useFieldMessage } from '../../../shared/forms/field-message.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './whose-fields.module.css';

const [ketaki, nikhil, ananya, rohan] = faces;

const pictures: Record<AuthorRelation, ReactNode> = {
  myself: <IconUser size={30} />,
  daughter: <img src={ananya} alt="" />,
  son: <img src={nikhil} alt="" />,
  sister: <img src={ketaki} alt="" />,
  brother: <img src={rohan} alt="" />,
  relative: <IconUsers size={30} />,
};

interface RelationTilesProps {
  id: string;
  error: string | undefined;
  value: AuthorRelation | null;
  onChange: (relation: AuthorRelation) => void;
}

export function RelationTiles({ id, error, value, onChange }: RelationTilesProps) {
  const t = useMessages('authoring');
  const name = useId();
  const words = useFieldMessage()(error, t('fields.author_relation'));
  return (
    <fieldset className={classes.tiles} aria-describedby={words ? `${id}-error` : undefined}>
      <legend className="visually-hidden">{t('sections.whose')}</legend>
      {authorRelations.map((relation, index) => (
        <label key={relation} className={classes.tile}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            checked={relation === value}
            onChange={() => onChange(relation)}
            required
          />
          <span className={classes.name}>{t(`whose.relations.${relation}`)}</span>
          <span className={classes.picture} aria-hidden="true">
            {pictures[relation]}
          </span>
        </label>
      ))}
      <div className={classes.problem} aria-live="polite">
        {words ? (
          <Row
            as="p"
            gap={2}
            align="stretch"
            tone="error"
            weight="bold"
            leading="snug"
            above={2}
            className={fieldClasses.error}
            id={`${id}-error`}
          >
            <IconAlertCircle size={20} aria-hidden="true" />
            {words}
          </Row>
        ) : null}
      </div>
    </fieldset>
  );
}
