const scripts = [/^\p{Script=Devanagari}/u, /^\p{Script=Gujarati}/u];

/** How other families write one word of a name. */
interface WordSpellings {
  word: string;
  spellings: readonly string[];
}

/** A name as a whole in each script in which every word of it is known, with the most frequent spelling of each. */
export function composeOwnNames(name: string, known: readonly WordSpellings[]): string[] {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return scripts.flatMap((script) => {
    const spelled = words.map((word) =>
      known.find((each) => each.word === word)?.spellings.find((spelling) => script.test(spelling)),
    );
    return spelled.length === 0 || spelled.includes(undefined) ? [] : [spelled.join(' ')];
  });
}
