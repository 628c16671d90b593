import type { BiodataSheetData, OwnBiodata } from '@suchi/contracts/biodata';
import { biodataLayouts, type BiodataLayout, needsPhoto } from '@suchi/domain/biodata';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { BiodataThumb } from './biodata-thumb.tsx';
import classes from './biodata.module.css';

interface LayoutChoiceProps {
  own: OwnBiodata;
  sheet: BiodataSheetData;
  onChoose: (layout: BiodataLayout) => void;
}

/** Each layout as a small picture of the family's own page. */
export function LayoutChoice({ own, sheet, onChoose }: LayoutChoiceProps) {
  const t = useMessages('biodata');
  const name = useId();
  const photo = own.shows.photo ? own.photo : null;
  return (
    <fieldset className={classes.layouts}>
      <legend className="visually-hidden">{t('layout')}</legend>
      {biodataLayouts.map((layout) => {
        const isDisabled = needsPhoto(layout) && photo === null;
        return (
          <label key={layout} className={classes.layout} data-disabled={isDisabled || undefined}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={own.layout === layout}
              disabled={isDisabled}
              onChange={() => onChoose(layout)}
            />
            <BiodataThumb sheet={sheet} layout={layout} photoUrl={photo} />
            <Row as="span" gap={1} justify="center" className={classes.layoutName}>
              {own.layout === layout ? (
                <IconCircleCheckFilled size={18} className="brand" aria-hidden="true" />
              ) : null}
              {t(`layouts.${layout}`)}
            </Row>
            {isDisabled ? ' ' : null}
            {isDisabled ? (
              <Text as="span" size="sm" tone="muted">
                {t('needsPhoto')}
              </Text>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}
