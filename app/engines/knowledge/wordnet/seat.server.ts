import type { Seat, SeatAnswer } from '../knowledge.ts'
import { toPlainQuestion } from '../plain-question.ts'
import { typeOfQuestion } from '../question.ts'
import type { QuestionType } from '../question.ts'
import type { EmbedTexts } from '../similarity.ts'
import { abstained, answered } from './answers.ts'
import { attributeSentence, fullestName } from './attribute.ts'
import { findClosest } from './closest.server.ts'
import { openDictionary } from './dictionary.server.ts'
import type { Dictionary } from './dictionary.server.ts'
import { openGlossIndex } from './gloss-index.server.ts'
import type { GlossIndex } from './gloss-index.server.ts'
import { openLexicon } from './lexicon.server.ts'
import { antonymsOf, isOneOf, kindOf, listBelow, synonymsOf, whichOf } from './relations.ts'
import { readRequest } from './request.ts'
import type { WordnetRequest } from './request.ts'
import { kindsOf, likelySenses, listSenses, rankSenses } from './senses.ts'
import type { WordSense } from './senses.ts'
import { definitionSentence, tellingWord } from './sentence.ts'

/** Types of question that a description can answer; opinions and errands only look like one. */
const describable: readonly QuestionType[] = ['fact', 'number', 'comparison']

const describesPerson = /^(?:an? |the )?(?:person|someone|somebody|one|people|man|woman) (?:who|that|whose)\b/i

/** Figures other than "2nd" ask for a sum or a table. */
const hasAmount = /\d(?!\d*(?:st|nd|rd|th)\b)/

type Of<Kind extends WordnetRequest['kind']> = Extract<WordnetRequest, { kind: Kind }>

/**
 * The seat of WordNet 3.1: definitions, who and what names stand for, synonyms and opposites, and what a description
 * fits. Its search index is made in `<dataDir>/knowledge` before the first answer, within some seconds; without it the seat
 * still answers about headwords.
 */
export function wordnetSeat({ dataDir, embed }: { dataDir: string; embed: EmbedTexts }): Seat {
  const dictionary = openDictionary()
  const lexicon = openLexicon()
  let index: GlossIndex | null | undefined

  /** Made before the first answer of any kind, so that warming up makes it; a folder that cannot be written leaves none. */
  function openIndex(): GlossIndex | null {
    try {
      return openGlossIndex(dataDir, dictionary)
    } catch {
      return null
    }
  }

  async function describe(described: Of<'describe'>, question: string): Promise<SeatAnswer> {
    const isPerson = described.asked === 'what' && describesPerson.test(described.words)
    const request = isPerson ? { ...described, asked: 'who' as const } : described
    const isDescription = describable.includes(typeOfQuestion(question)) && !SPOKEN.test(question.trim())
    if (!isDescription || hasAmount.test(request.words)) return abstained('unread')
    if (!index) return abstained('noIndex')
    const found = await findClosest({ dictionary, lexicon, index, embed }, request, question)
    if (!found) return abstained('noneClose')
    const word = tellingWord(fullestName(found.word, found.synset.words), found.synset)
    const sense = { word, synset: found.synset, count: 0, rank: 1 }
    return answered(definitionSentence(sense.word, sense.synset), [sense], 'closest')
  }

  async function answerTo(request: WordnetRequest, question: string): Promise<SeatAnswer> {
    switch (request.kind) {
      case 'define':
        return (
          define(dictionary, request) ??
          describe({ kind: 'describe', words: request.phrase, asked: request.asked, type: null }, question)
        )
      case 'describe':
        return describe(request, question)
      case 'attribute':
        return tellAttribute(dictionary, request)
      case 'difference':
        return tellBoth(dictionary, request)
      case 'synonym':
        return synonymsOf(dictionary, request.phrase)
      case 'antonym':
        return antonymsOf(dictionary, request.phrase)
      case 'kind-of':
        return kindOf(dictionary, lexicon, request.phrase, request.of)
      case 'is-a':
        return isOneOf(dictionary, lexicon, request.phrase, request.of)
      case 'which-of':
        return whichOf(dictionary, lexicon, request.phrase, request.kinds)
      case 'kinds':
      case 'parts':
        return listBelow(dictionary, request.phrase, request.kind)
    }
  }

  return {
    id: 'wordnet',
    label: 'WordNet',
    about: 'Definitions, people, places, synonyms and opposites from the WordNet dictionary',
    family: 'wordnet',
    async answer(question) {
      if (index === undefined) index = openIndex()
      if (typeOfQuestion(question) === 'creative' || LONG_WORD.test(question)) return abstained('unread')
      if (asksForOtherLanguage.test(question)) return abstained('foreign')
      const request = readRequest(withoutPoliteness(question))
      return request ? answerTo(request, question) : abstained('unread')
    },
  }
}

const request = /^(?:can|could|would|will) you (?:please )?(?=(?:explain|define|describe)\b)/i
const language =
  '(?:german|french|spanish|italian|portuguese|dutch|russian|polish|japanese|chinese|mandarin|korean|arabic|hindi|turkish|greek|swedish|danish|norwegian|finnish|hebrew|welsh|irish|ukrainian|czech|hungarian|vietnamese|thai|swahili)'
const asksForOtherLanguage = new RegExp(
  `\\b${language} (?:words?|names?|terms?|translation) (?:for|of)\\b|\\b(?:say|write|translate|word|called)\\b.*\\b(?:in|into|to) ${language}\\W*$`,
  'i',
)
const isCutOff = /(?:^|\b(?:is|are|was|were|an?|the|of|by|for|does|to|define|between|and))$/i

/** Said to somebody: "Can you help me?" describes no word. */
const SPOKEN =
  /^(?:and|but|or)\b|^(?:(?:hi|hello|hey)[,!. ]+)?(?:can|could|would|will|shall|should|may|might|do|are|have) (?:you|i|we)\b|\b(?:help|tell|show|give) me\b/i

/** No entry and no word of a question is as long; reading one takes long. */
const LONG_WORD = /\S{100}/

/** Taking off "please" and the panda's name may take off the very thing asked about: "what is a panda". */
function withoutPoliteness(question: string): string {
  const plain = toPlainQuestion(question).replace(request, '')
  return isCutOff.test(plain) ? question.replace(/\s+/g, ' ').trim() : plain
}

/** The entry of a headword, or null when there is none and the phrase may be a description. */
function define(dictionary: Dictionary, request: Of<'define'>): SeatAnswer | null {
  const { senses, context } = headwordOf(dictionary, request)
  const [first] = senses
  if (!first) return null
  if (request.asked === 'who' && !isHuman(dictionary, first)) return abstained('untold')
  const told = firstOfEachKind(dictionary, request.asked === 'who' ? humans(dictionary, senses) : senses)
  if (told.length === 1 || context !== '') {
    const word = tellingWord(fullestName(first.word, first.synset.words), first.synset)
    return answered(definitionSentence(word, first.synset), [first], 'exact')
  }
  const lines = told.map(({ sense, label }) => definitionSentence(`${sense.word} (${label})`, sense.synset))
  return answered(
    lines.join(' '),
    told.map(({ sense }) => sense),
    'exact',
  )
}

const personField = 18
/** How many places down the list a meaning may stand to share a field with the other. */
const strangers = 4

/** "Who were the Beatles" asks after a group, "who is Zeus" after a god. */
function isHuman(dictionary: Dictionary, { synset }: WordSense): boolean {
  if (synset.field === personField) return true
  const human = ['person', 'social group', 'spiritual being', 'imaginary being', 'deity', 'people']
  return kindsOf(dictionary, synset, 10).some(({ words }) => words.some((word) => human.includes(word)))
}

function humans(dictionary: Dictionary, senses: WordSense[]): WordSense[] {
  return senses.filter((sense) => isHuman(dictionary, sense))
}

/** Meanings of one kind are too near each other to be told apart. */
function firstOfEachKind(dictionary: Dictionary, senses: WordSense[]): { sense: WordSense; label: string }[] {
  const labelled = senses.map((sense) => ({ sense, label: fieldWord(dictionary, sense) }))
  return labelled.filter(({ label }, i) => labelled.findIndex((other) => other.label === label) === i)
}

const posWords = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' }

/** The nearest kind that tells two meanings apart, for the brackets behind the word. */
function fieldWord(dictionary: Dictionary, { synset }: WordSense): string {
  const [kind] = kindsOf(dictionary, synset, 1)
  return kind?.words[0] ?? posWords[synset.pos]
}

const joiners = / (?:the|in|as an?|from|of|as in|as used in|meaning) /i

/** The longest reading of the phrase that is an entry; words behind it tell which meaning is asked for. */
function headwordOf(dictionary: Dictionary, request: Of<'define'>): { senses: WordSense[]; context: string } {
  const { phrase, context, asked } = request
  const nouns = asked === 'word' ? [] : listSenses(dictionary, phrase, 'noun')
  const whole = nouns.length > 0 ? nouns : listSenses(dictionary, phrase)
  if (whole.length > 0) return { senses: likely(dictionary, whole, request, context), context }
  const cut = joiners.exec(phrase)
  if (!cut || / of /i.test(cut[0])) return { senses: [], context }
  const word = phrase.slice(0, cut.index).replace(/,$/, '')
  const rest = phrase.slice(cut.index + cut[0].length)
  const senses = rankSenses(dictionary, listSenses(dictionary, word), asked, word, rest)
  const [first] = senses
  return first && tellsMeaning(dictionary, first, rest)
    ? { senses: [first], context: rest }
    : { senses: [], context: rest }
}

function likely(
  dictionary: Dictionary,
  senses: WordSense[],
  { phrase, asked }: Of<'define'>,
  context: string,
): WordSense[] {
  const ranked = rankSenses(dictionary, senses, asked, phrase, context)
  return context === '' ? likelySenses(ranked) : ranked.slice(0, 1)
}

function tellsMeaning(dictionary: Dictionary, { synset }: WordSense, context: string): boolean {
  const about = [synset.gloss, ...kindsOf(dictionary, synset, 6).flatMap(({ words }) => words)].join(' ').toLowerCase()
  return (context.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => about.includes(word.replace(/s$/, '')))
}

function tellAttribute(dictionary: Dictionary, { phrase, attribute }: Of<'attribute'>): SeatAnswer {
  const isOfLife = attribute === 'born' || attribute === 'died' || attribute === 'birthplace'
  const asked = attribute === 'place' ? 'where' : isOfLife ? 'who' : 'what'
  const senses = rankSenses(dictionary, listSenses(dictionary, phrase, 'noun'), asked, phrase, '')
  for (const sense of senses.slice(0, 3)) {
    const text = attributeSentence(sense, attribute)
    if (text) return answered(text, [sense], 'exact')
  }
  return abstained(senses.length > 0 ? 'untold' : 'unknown')
}

/** Both definitions, side by side, in one field of meaning where they share one; the reader compares. */
function tellBoth(dictionary: Dictionary, { phrase, other }: Of<'difference'>): SeatAnswer {
  const [left, right] = [phrase, other].map((word) =>
    rankSenses(dictionary, listSenses(dictionary, word), 'what', word, ''),
  )
  const pairs = (left ?? []).flatMap((a, i) =>
    (right ?? []).map((b, j) => ({ a, b, cost: i + j + (a.synset.field === b.synset.field ? 0 : strangers) })),
  )
  const [nearest] = pairs.toSorted((x, y) => x.cost - y.cost)
  if (!nearest) return abstained('unknown')
  const senses = [nearest.a, nearest.b]
  return answered(senses.map(({ word, synset }) => definitionSentence(word, synset)).join(' '), senses, 'exact')
}
