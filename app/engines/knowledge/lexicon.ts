/** The parts of speech a dictionary keeps apart. */
export type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv'

/**
 * What is known about English words and names. Every question is synchronous and tolerant of case; words may be
 * inflected ("rose", "cities") and may be phrases ("New York"). An unknown word is its own lemma and has no relations.
 */
export type Lexicon = {
  /** Dictionary form, in lower case: "rose" is "rise" as a verb. Without a part of speech the commonest reading wins. */
  lemma(word: string, pos?: PartOfSpeech): string
  /** Whether both can mean the same in a common sense. A word is its own synonym. */
  areSynonyms(a: string, b: string): boolean
  /** Whether they are opposites in a common sense: hot and chilly, rose and fell, safe and dangerous. */
  areAntonyms(a: string, b: string): boolean
  /** Other names of a named person, place or thing, as written: "USA" gives "United States". Empty for other words. */
  aliases(name: string): string[]
  /** Whether the phrase names one person, place, work or event. In lower case only when it has no common meaning. */
  isProperName(phrase: string): boolean
  /** Whether every a is a b or a itself is one: whale and mammal, Paris and city, sprint and run. */
  isKindOf(a: string, b: string): boolean
}
