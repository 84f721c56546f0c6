import { numberNames } from '#app/engines/english/english.ts'
import { irregularLemmas } from '../wordnet/irregular.ts'
import { fold } from './wording.ts'

/** What a question wants to hear. "what" is asked of anything but reasons, ways, counts and yes or no. */
export type Wanted = 'what' | 'who' | 'when' | 'where' | 'why' | 'how' | 'count' | 'yes-or-no'

/** Whether the one who acts is asked for ("who shot Lincoln"), the one it happens to ("who did Booth shoot"), or neither. */
type Side = 'actor' | 'other' | null

/** A question by the words that count in it, in their order. */
export type Asking = { wanted: Wanted; words: string[]; side: Side; isCompared: boolean }

/** Names written in several ways. */
const NAMES: readonly [RegExp, string][] = [
  [/\b(?:united states of america|united states|u\.?s\.?a|u\.s\.?|america(?:ns?)?)(?=\s|$)/g, 'usa'],
  [/\b(?:united kingdom|great britain|britain|british|u\.k\.?)(?=\s|$)/g, 'uk'],
  [/\b(?:second world war|world war (?:2|ii|two)|w ?w ?(?:2|ii))\b/g, 'worldwar2'],
  [/\b(?:first world war|world war (?:1|i|one)|w ?w ?(?:1|i))\b/g, 'worldwar1'],
  [/\b(?:mt|mount) (?=[a-z])/g, ''],
  [/\bhow come\b|\bwhat (?:is|was|are) (?:reason|cause)s? (?:why|that|for|of|behind)\b|\bfor what reason\b/g, 'why'],
  [/\b(?:pass(?:es|ed)? away|passing away)\b/g, 'die'],
  [/\bno longer\b/g, 'nolonger'],
  [/\bmade (?:out of|up of|from)\b/g, 'made of'],
  [/\bgoes in(?:to)?\b/g, 'in'],
  [/ as far as .*$/, ''],
  [/^is it (?:spelled|spelt|written) /, ''],
  [/(?<=(?:est|\bmost|\bever|\bleast)\b.*) (?:in|on) (?:whole |entire )?(?:world|earth|planet|globe)\b/g, ''],
  [/\b(?:to serve|who served|serving) as\b/g, ''],
  [/^(who(?: first)?) found (?!in\b)/, '$1 discovered '],
  [/\bus (?=(?:woman|women|man|men|astronauts?)\b)/g, 'usa '],
  [/\bthru\b/g, 'through'],
  [
    /\b(?:(?:strictly|generally|technically|scientifically|properly|roughly) speaking|technically|scientifically)\b/g,
    '',
  ],
  [/^(\w+ally)(?: speaking)? ((?:is|are|was|were|can|do|does|did) .*)$/, '$2 $1'],
  [/^(what|which) (?:two|three|four|five|[2-5]) (?=\w)/, '$1 '],
  [/\bdo (?:you|we|people|they) (?:call|say)\b/g, 'is'],
  [/\b(?:on average|in total|in general|by far)\b/g, ''],
]

/** Words that a question may have or lack without asking for anything else. */
const UNSAID = new Set(
  (
    'a an the of in on at to by for with from as about during within inside among between ' +
    'is are was were be been being am do does did has have had having can could will would shall should may might must ' +
    'it its this that these those there here which what who whom whose when where why how and or but if so than then ' +
    'you your i me my we us our they them their he she his her him one ones some any each every just also too ' +
    'please tell give show name names named call calls called calling known know say says said refer refers referred ' +
    'word words term terms kind kinds sort sorts type types thing things something get gets got like simply mostly mainly chiefly ' +
    'ever completely entirely totally considered consider regarded found located situated lie lies such normal normally real really actual actually true truly ' +
    "'s s t re ve ll d m"
  ).split(' '),
)

const SHORTEST_ROOT = 3

/** Plain synonyms, the first stands for all. */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    'large big huge great',
    'largest biggest greatest',
    'larger bigger greater',
    'smallest tiniest littlest',
    'smaller littler',
    'high tall',
    'higher taller',
    'highest tallest',
    'fast quick',
    'faster quicker',
    'fastest quickest',
    'near close',
    'nearer closer',
    'nearest closest',
    'farther further',
    'farthest furthest',
    'begin start commence',
    'end finish',
    'earth world globe',
    'film movie',
    'car automobile',
    'airplane plane aeroplane aircraft',
    'phone telephone',
    'tv television',
    'photo photograph',
    'human people person man',
    'child kid',
    'mean meaning define definition',
    'king monarch',
    'usually typically normally generally',
    'country nation',
    'city town',
    'biologically botanically zoologically',
    'autumn fall',
    'sing perform record release',
    'make produce',
    'separate divide',
    'contain include',
    'build construct',
    'buy purchase',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.flatMap((other) => [other, withoutEnding(other)].map((form) => [form, first] as const))
  }),
)

const BRITISH: readonly [RegExp, string][] = [
  [/our(?=s?$|ed$|ful$)/, 'or'],
  [/(?<=[tb])re(?=s?$)/, 'er'],
  [/is(?=(?:e[sd]?|ing|ation)$)/, 'iz'],
  [/^sulph/, 'sulf'],
  [/^grey/, 'gray'],
  [/aluminium/, 'aluminum'],
  [/aem|aes/, 'em'],
]
const WHAT_YEAR = /\b(?:what|which) (?:year|century|date|day|decade|month)\b/
const MANY = /^(?:many|number)$/

/** Reads what a question wants and by which words; `question` as people type it, or a wording of a row. */
export function readAsking(question: string): Asking {
  const text = nameAlike(
    fold(
      question
        .replace(/[-/]/g, ' ')
        .replace(/ ?%/g, ' percent')
        .replace(/n['’]t\b/g, ' not'),
    ),
  )
  const wanted = readWanted(text)
  const spoken = wanted === 'when' ? text.replace(WHAT_YEAR, 'when') : text
  const words = spoken.split(' ').filter((word) => !UNSAID.has(word) && !(wanted === 'count' && MANY.test(word)))
  const toWord = ABOUT_A_WORD.test(text) ? toLiteral : rootOf
  return { wanted, words: words.map(toWord), side: readSide(text), isCompared: /\bthan\b/.test(text) }
}

/** What is asked of a word holds of that word alone: the plural of "person" is not that of "man". */
const ABOUT_A_WORD =
  /\b(?:plural|singular|opposite|antonym|synonym|rhymes?|spell|spelt|spelled|spelling|homophones?|past tense|participle)\b/

function nameAlike(text: string): string {
  return NAMES.reduce((said, [written, name]) => said.replace(written, name), text)
    .replace(/\s+/g, ' ')
    .trim()
}

const WANTED: readonly [RegExp, Wanted][] = [
  [/^(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should)\b(?!.* or )/, 'yes-or-no'],
  [/\bhow many\b|^(?:what (?:is|was) )?(?:total )?number of\b/, 'count'],
  [new RegExp(`\\bwhen\\b|${WHAT_YEAR.source}`), 'when'],
  [/\bwhy\b/, 'why'],
  [/\b(?:who|whom|whose)\b/, 'who'],
  [/\bwhere\b|\b(?:what|which) (?:country|city|town|continent|place|state|nation)\b/, 'where'],
  [/\bhow (?:do|does|did|is|are|was|were|can|could|to|would)\b/, 'how'],
]

/** The word of asking that stands first; who writes none asks for what is named. */
function readWanted(text: string): Wanted {
  const what = text.search(/\b(?:what|which)\b/)
  const found = WANTED.map(([form, wanted]) => ({ wanted, at: text.search(form) })).filter(({ at }) => at >= 0)
  const [first] = found.toSorted((a, b) => a.at - b.at)
  return first && (what < 0 || first.at <= what) ? first.wanted : 'what'
}

const ASKED = /^(?:who|whom|what|which)\b/
const ASKED_OF_OTHER = /^(?:who|whom|what|which)(?: \S+)?? (?:do|does|did)\b/
const ASKED_IN_PASSIVE = /^(?:who|what|which)\b.* (?:is|are|was|were) .*\bby (?!(?:who|whom|what|which)\b)/
const ASKED_OF_NEITHER = /^(?:who|whom|what|which)(?: \S+)?? (?:is|are|was|were)\b/

function readSide(text: string): Side {
  if (ASKED_OF_OTHER.test(text) || ASKED_IN_PASSIVE.test(text)) return 'other'
  return ASKED.test(text) && !ASKED_OF_NEITHER.test(text) ? 'actor' : null
}

const roots = new Map<string, string>()
const MOST_ROOTS = 20_000

function rootOf(word: string): string {
  const known = roots.get(word)
  if (known !== undefined) return known
  const root = toRoot(word)
  if (roots.size < MOST_ROOTS) roots.set(word, root)
  return root
}

/** What is left of a word without its ending: "discovered", "discovers" and "discover" are one, "hot" and "hottest" are not. */
export function toRoot(word: string): string {
  const spelled = BRITISH.reduce((said, [british, other]) => said.replace(british, other), word)
  const counted = numberNames.indexOf(spelled)
  if (counted > 0) return String(counted)
  const lemma = irregularLemmas.noun.get(spelled)?.[0] ?? irregularLemmas.verb.get(spelled)?.[0] ?? spelled
  const ended = withoutEnding(lemma)
  const bare = irregularLemmas.verb.get(ended)?.[0] ?? ended
  return withoutEnding(SAME.get(spelled) ?? SAME.get(lemma) ?? SAME.get(bare) ?? bare)
}

/** A word as it is written, but for the spelling of Britain and the ending of a plural in s. */
export function toLiteral(word: string): string {
  return withoutEnding(BRITISH.reduce((said, [british, other]) => said.replace(british, other), word))
}

function withoutEnding(word: string): string {
  if (word.length <= SHORTEST_ROOT || /(?:ss|us|is)$/.test(word)) return word
  const verb = word
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<=[^aeiou]..)ing$|(?<=[aeiouy].+)ing$/, '')
    .replace(/(?<=[aeiouy].*)ed$/, '')
  const single = verb === word ? word.replace(/(?<=ch|sh|x|z|ss)es$|(?<!s)s$/, '') : verb
  const bare = single.replace(/([bdfgmnprt])\1$/, '$1')
  return bare.length < SHORTEST_ROOT ? word : bare.replace(/e$/, '')
}
