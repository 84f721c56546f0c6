/** What a word list knows about one word of a text, by where the word starts. */
export type WordFacts = {
  isFirstName: boolean
  isPerson: boolean
  isPlace: boolean
  isDate: boolean
  isVerb: boolean
  /** The word is an everyday word of English. */
  isKnown: boolean
}

/** Looks up every word of a text: the offset of a word to what is known about it. */
export type WordList = (text: string) => ReadonlyMap<number, WordFacts>

type Term = { text: string; tags: string[]; normal: string; offset: { start: number; length: number } }

/** Fetches the word list (compromise: 24,000 words, 3,000 first names). It works in the browser and on the server alike. */
export async function loadWordList(): Promise<WordList> {
  const { default: nlp } = await import('compromise')
  const model = nlp.model() as { one: { lexicon: Record<string, string | string[]> } }
  const lexicon = new Map(Object.entries(model.one.lexicon))
  return (text) => {
    const sentences = nlp(text).json({ offset: true, terms: { offset: true, tags: true } }) as { terms: Term[] }[]
    return new Map(
      sentences.flatMap(({ terms }) => terms.map((term) => [term.offset.start, toFacts(term, lexicon)] as const)),
    )
  }
}

function toFacts({ tags, normal }: Term, lexicon: ReadonlyMap<string, string | string[]>): WordFacts {
  const listed = [lexicon.get(normal.replace(/['’]s$/, '')) ?? []].flat()
  const isNameOnly = listed.some((tag) => /Name$|Person|City|Country|Place|Region/.test(tag))
  const has = (...wanted: string[]) => wanted.some((tag) => tags.includes(tag))
  return {
    isFirstName: listed.some((tag) => /FirstName|MaleName|FemaleName/.test(tag)),
    isPerson: has('Person', 'FirstName', 'LastName'),
    isPlace: has('Place', 'City', 'Country', 'Region'),
    isDate: has('Date', 'Month', 'WeekDay'),
    isVerb: has('Verb'),
    isKnown: listed.length > 0 && !isNameOnly,
  }
}
