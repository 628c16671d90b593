import { type BookSize, bookSizes, type CoverDesign, coverDesigns } from '@suchi/domain/print';
import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { BookDesign } from '../model/book-design.ts';
import { CoverPicture } from './cover-picture.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './design-card.module.css';

interface DesignCardProps {
  design: BookDesign;
  onChange: (design: BookDesign) => void;
}

/** Size and cover of the next file. */
export function DesignCard({ design, onChange }: DesignCardProps) {
  const t = useMessages('book');
  return (
    <Card as="section" padding={5} gap={4} aria-label={t('design.title')}>
      <Choice<BookSize>
        legend={t('design.size')}
        values={bookSizes}
        value={design.size}
        wordOf={(size) => t(`design.sizes.${size}`)}
        onChange={(size) => onChange({ ...design, size })}
      />
      <Choice<CoverDesign>
        legend={t('design.cover')}
        values={coverDesigns}
        value={design.cover}
        wordOf={(cover) => t(`design.covers.${cover}`)}
        drawOf={(cover) => <span className={`${classes.mini} ${classes[cover]}`} aria-hidden="true" />}
        onChange={(cover) => onChange({ ...design, cover })}
      />
      {design.cover === 'picture' ? (
        <CoverPicture picture={design.picture} onChange={(picture) => onChange({ ...design, picture })} />
      ) : null}
    </Card>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  value: Value;
  wordOf: (value: Value) => string;
  drawOf?: (value: Value) => React.ReactNode;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  legend,
  values,
  value,
  wordOf,
  drawOf,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset>
      <legend className={classes.legend}>{legend}</legend>
      <Row gap={2} align="stretch" wrap above={2}>
        {values.map((each) => (
          <Stack as="label" key={each} gap={2} align="center" className={classes.choice}>
            <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
            {drawOf?.(each)}
            <span>{wordOf(each)}</span>
          </Stack>
        ))}
      </Row>
    </fieldset>
  );
}
