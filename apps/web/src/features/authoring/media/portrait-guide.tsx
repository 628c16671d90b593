import classes from './portrait-guide.module.css';

/** Drawn twice, so that it is visible on dark and on light. */
export function PortraitGuide() {
  return (
    <svg className={classes.guide} viewBox="0 0 400 500" aria-hidden="true">
      {(['shade', 'line'] as const).map((look) => (
        <g key={look} className={classes[look]}>
          <ellipse cx="200" cy="200" rx="92" ry="122" />
          <path d="M36 500c4-84 62-128 122-140M364 500c-4-84-62-128-122-140" />
        </g>
      ))}
    </svg>
  );
}
