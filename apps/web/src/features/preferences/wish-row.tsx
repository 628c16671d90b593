import type { PreferenceKind } from '@suchi/domain/fit';
import { kindsWithoutMust } from '@suchi/domain/fit';
import type { Gender } from '@suchi/domain/profiles';
import { IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useId } from 'react';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Box, Row, Stack } from '../../shared/ui/layout.tsx';
import { LinkButton, PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Mark } from '../../shared/ui/tinted.tsx';
import classes from './preferences.module.css';
import type { PreferencesEditor, Value } from './use-preferences.ts';
import { wishControls } from './wish-controls.tsx';

interface RowProps {
  title: string;
  /** Empty while nothing is chosen. */
  words: string;
  mark: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** One row; on a phone one is open at a time. */
export function OpenRow({ title, words, mark, isOpen, onToggle, children }: RowProps) {
  const t = useMessages('preferences');
  const id = useId();
  const Icon = isOpen ? IconChevronUp : words === '' ? IconPlus : IconChevronDown;
  return (
    <Box className={classes.row}>
      <PlainButton className={classes.head} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {isOpen ? (
          <Text as="span" weight="bold" size="xl" grow>
            {title}
          </Text>
        ) : (
          <span className={classes.said}>
            <Text as="span" tone="muted">
              {title}
            </Text>
            <Text as="span" {...(words === '' ? { tone: 'soft' } : { weight: 'bold' })}>
              {words === '' ? t('doesNotMatter') : words}
            </Text>
          </span>
        )}
        {isOpen ? null : mark}
        <Icon size={22} aria-hidden="true" />
      </PlainButton>
      <div id={id} hidden={!isOpen} className={classes.body}>
        {isOpen ? children : null}
      </div>
    </Box>
  );
}

interface WishRowProps {
  kind: PreferenceKind;
  words: string;
  editor: PreferencesEditor;
  gender: Gender | null;
  isOpen: boolean;
  onToggle: () => void;
}

/** Of any kind: a control and its value belong to the same one. */
interface AnyControlProps {
  gender: Gender | null;
  value: unknown;
  onChange: (value: unknown) => void;
}

export function WishRow({ kind, words, editor, gender, isOpen, onToggle }: WishRowProps) {
  const t = useMessages('fit');
  const tForm = useMessages('preferences');
  const wish = editor.preferences[kind];
  const isMust = wish?.is_must === true;
  const Control = wishControls[kind] as unknown as ComponentType<AnyControlProps>;
  const mark = wish ? <Mark tint={isMust ? 'brand' : 'sunken'}>{t(isMust ? 'must' : 'nice')}</Mark> : null;
  return (
    <OpenRow title={t(`kinds.${kind}`)} {...{ words, mark, isOpen, onToggle }}>
      <Stack gap={4}>
        <Control
          gender={gender}
          value={wish?.value ?? null}
          onChange={(value) => editor.setValue(kind, value as Value<PreferenceKind> | null)}
        />
        {wish && !kindsWithoutMust.includes(kind) ? (
          <ChoiceField
            label={tForm('importance')}
            options={[
              { value: 'must', label: t('must') },
              { value: 'nice', label: tForm('niceToHave') },
            ]}
            value={isMust ? 'must' : 'nice'}
            onChange={(chosen) => editor.setMust(kind, chosen === 'must')}
          />
        ) : null}
        {wish ? (
          <Row>
            <LinkButton onClick={() => editor.setValue(kind, null)}>{tForm('doesNotMatter')}</LinkButton>
          </Row>
        ) : null}
      </Stack>
    </OpenRow>
  );
}
