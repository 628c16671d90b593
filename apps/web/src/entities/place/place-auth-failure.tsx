import { useMessages } from '../../shared/i18n/messages.ts';
import { Box } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './place-auth-failure.module.css';

/** Shown when Google refuses the key. The field goes on with our gazetteer. */
export function PlaceAuthFailure() {
  const t = useMessages('common');
  return (
    <Box tone="error" above={2} className={classes.panel} role="status">
      <Text weight="bold">{t('place.authFailureTitle')}</Text>
      <p>{t('place.authFailureText')}</p>
    </Box>
  );
}
