import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

export type BadLabel = 'profanity' | 'sexual' | 'slur'

/** Words that are said about bodies, health, law or birds as often as they are thrown at people: never flagged alone. */
const IN_GOOD_USE =
  'abo dick anal anus bestiality boob chink dyke ejaculate incest masturbate negro orgasm penis rape scat semen sex spastic vagina'
const SLURS = 'africoon arabush boonga chingchong fag kike nigger retard tranny'
const SEXUAL =
  'blowjob buttplug cum deepthroat dildo doggystyle double penetration felch fellatio finger bang fisting gangbang handjob hentai jerk off jizz lubejob orgy porn'
/** Innocent words that hold one of the others. */
const INNOCENT = [
  'cockpit',
  'cocktail',
  'cockerel',
  'cockroach',
  'peacock',
  'hancock',
  'hitchcock',
  'shiitake',
  'cumulative',
  'document',
]

/** Family names that begin like one of the others. */
const NAMES = ['dickinson', 'dickson', 'dickerson', 'dickie', 'dick van', 'cockburn', 'cockcroft', 'hitchens']

const listOf = (words: string, all: readonly string[]) => all.filter((word) => ` ${words} `.includes(` ${word} `))

const data = new DataSet<{ originalWord: string }>().addAll(englishDataset)
const originals = [...new Set(data.build().blacklistedTerms.map(({ id }) => wordOf(id)))]
const inGoodUse = new Set(listOf(IN_GOOD_USE, originals))
const slurs = new Set(listOf(SLURS, originals))
const sexual = new Set(listOf(SEXUAL, originals))
const built = data
  .removePhrasesIf((phrase) => inGoodUse.has(phrase.metadata?.originalWord ?? ''))
  .addPhrase((phrase) => {
    for (const word of [...INNOCENT, ...NAMES]) phrase.addWhitelistedTerm(word)
    return phrase.setMetadata({ originalWord: 'shit' }).addPattern(pattern`|shite|`)
  })
const matcher = new RegExpMatcher({ ...built.build(), ...englishRecommendedTransformers })

/** Letters with something between each two, the way words are hidden: `s.h.i.t`, `s h i t`. */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s.\-_*·,/|]{1,3}){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu

/** A vowel hidden by a star; longer runs of stars hide nothing that could be told. */
const STARRED = /(?<=\p{L})\*(?=\p{L})/gu

/** The kinds of bad words in a text, also where they are spelt with signs or spaces in between. English only. */
export function findBadWords(text: string): Set<BadLabel> {
  const joined = text.replace(SPACED, (run) => run.replace(/[\s.\-_*·,/|]/g, ''))
  const labels = new Set<BadLabel>()
  const starred = [...'aeiou'].map((vowel) => joined.replace(STARRED, vowel))
  for (const version of new Set([text, joined, ...starred]))
    for (const match of matcher.getAllMatches(version)) {
      const word = built.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? ''
      labels.add(slurs.has(word) ? 'slur' : sexual.has(word) ? 'sexual' : 'profanity')
    }
  return labels
}

function wordOf(termId: number): string {
  const match = { termId, startIndex: 0, endIndex: 0, matchLength: 0 }
  return data.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? ''
}
