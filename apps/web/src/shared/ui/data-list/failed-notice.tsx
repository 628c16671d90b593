import { IconCloudOff } from '@tabler/icons-react';
import { errorWords } from '../../i18n/error-words.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Button } from '../button.tsx';
import { Row } from '../layout.tsx';
import classes from './data-list.module.css';
import type { ListRow } from './list-types.ts';
import type { DataListState } from './use-data-list.ts';

/** The new rows did not load; the old ones stay below, greyed. */
export function FailedNotice<Row extends ListRow>({ list }: { list: DataListState<Row> }) {
  const t = useMessages('list');
  const common = useMessages('common');
  return (
    <Row gap={3} rowGap={2} wrap className={`framed pad-3 tinted tint-error ${classes.failed}`} role="alert">
      <IconCloudOff size={22} aria-hidden="true" />
      <p>
        {t('failed')} {errorWords(list.error).join(' ')}
      </p>
      <Button look="default" size="small" onClick={list.retry} isBusy={list.isFetching}>
        {common('tryAgain')}
      </Button>
    </Row>
  );
}
