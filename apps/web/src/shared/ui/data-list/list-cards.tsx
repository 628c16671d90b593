import { Link } from '../../router/link.tsx';
import { isSelected } from './list-selection.ts';
import { Box, Card } from '../layout.tsx';
import classes from './list-cards.module.css';
import type { ListRow } from './list-types.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import type { CardParts, RowsProps } from './row-props.ts';

interface ListCardsProps<Row extends ListRow> extends RowsProps<Row> {
  card: CardParts<Row>;
}

/** The rows on a phone. A tap anywhere but on the box opens one. */
export function ListCards<Row extends ListRow>(props: ListCardsProps<Row>) {
  const { list, label, rowName, rowHref, isSelectable, card } = props;
  return (
    <ul className={classes.cards} aria-label={label} data-rows data-old={list.isOld || undefined}>
      {list.page?.rows.map((row) => (
        <Card
          as="li"
          key={row.id}
          padding={3}
          className={classes.card}
          data-row={row.id}
          data-selected={isSelected(list.selection.selection, row.id) || undefined}
          tabIndex={-1}
        >
          {card.picture ? <div className={classes.picture}>{card.picture(row)}</div> : null}
          <Box tone="soft" leading="snug" grow className={classes.words}>
            {rowHref ? (
              <Link className={classes.name} data-row-link to={rowHref(row)} title={rowName(row)}>
                {rowName(row)}
              </Link>
            ) : (
              <p className={classes.name}>{rowName(row)}</p>
            )}
            {card.lines(row)}
          </Box>
          {isSelectable ? (
            <div className={classes.box}>
              <RowCheckbox list={list} row={row} name={rowName(row)} />
            </div>
          ) : null}
        </Card>
      ))}
    </ul>
  );
}
