import { type NewsBlock, type NewsRun, parseNewsText } from '@suchi/domain/text';
import { Fragment } from 'react';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from './news-article.module.css';

// Blocks, lines and words are never reordered, so their indexes are stable keys.

export function NewsText({ body }: { body: string }) {
  return (
    <Stack gap={3} breaks className={classes.text}>
      {parseNewsText(body).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Stack>
  );
}

function Block({ block }: { block: NewsBlock }) {
  if (block.kind === 'heading') {
    return (
      <h3>
        <Runs runs={block.runs} />
      </h3>
    );
  }
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((runs, index) => (
          <li key={index}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.lines.map((runs, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <br />}
          <Runs runs={runs} />
        </Fragment>
      ))}
    </p>
  );
}

function Runs({ runs }: { runs: readonly NewsRun[] }) {
  return runs.map((run, index) => <Run key={index} {...run} />);
}

function Run({ text, isStrong, isEmphasised, href }: NewsRun) {
  if (href !== null) {
    return (
      <a href={href} rel="noopener noreferrer">
        {text}
      </a>
    );
  }
  if (isStrong) return <strong>{text}</strong>;
  return isEmphasised ? <em>{text}</em> : text;
}
