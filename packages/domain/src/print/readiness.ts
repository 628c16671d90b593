/** A photo of 48 × 60 mm at 300 dots an inch. */
export const printedPhoto = { width: 567, height: 709 } as const;

/** What the book lacks of a profile, the worst first. */
export const printProblems = [
  'photo_missing',
  'photo_small',
  'birth_time_missing',
  'gotra_missing',
  'own_script_name_missing',
] as const;
export type PrintProblem = (typeof printProblems)[number];

export interface PrintFacts {
  photo: { width: number; height: number } | null;
  birthTime: string | null;
  hasGotra: boolean;
  ownScriptName: string | null;
}

/** What is missing or poor in print. None of it stops the book. */
export function listPrintProblems({ photo, birthTime, hasGotra, ownScriptName }: PrintFacts): PrintProblem[] {
  const found: Record<PrintProblem, boolean> = {
    photo_missing: photo === null,
    photo_small: photo !== null && (photo.width < printedPhoto.width || photo.height < printedPhoto.height),
    birth_time_missing: !birthTime,
    gotra_missing: !hasGotra,
    own_script_name_missing: !ownScriptName?.trim(),
  };
  return printProblems.filter((problem) => found[problem]);
}

/** Whether the family is asked to complete its profile. Nobody is asked only for the name in the own script. */
export const isAskedToComplete = (problems: readonly PrintProblem[]): boolean =>
  problems.some((problem) => problem !== 'own_script_name_missing');
