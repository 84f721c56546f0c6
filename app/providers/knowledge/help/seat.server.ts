import type { Seat, SeatAnswer } from '../knowledge.ts'
import type { Lexicon } from '../lexicon.ts'
import { typeOfQuestion } from '../question.ts'
import { cosine } from '../similarity.ts'
import type { EmbedTexts } from '../similarity.ts'
import { namesProduct, speaksAsMember, stemsOf, wantedWords } from './about-product.ts'
import type { Wanted } from './about-product.ts'
import { readSections } from './article.ts'
import type { Section } from './article.ts'

/** A help article as the search gives it: its text in Markdown, its score from 0 to 1 against the best hit. */
export type HelpPassage = { title: string; slug: string; text: string; score: number; url: string }
export type SearchHelp = (query: string, limit: number) => Promise<HelpPassage[]>

const articlesRead = 8
const sectionsRead = 4
const mostSentences = 4
const mostChars = 320
/** "Nowhere yet." and "Yes." say nothing without the question above them. */
const isElliptical = /^(?:[^\s.!?]+ ?){1,5}[.!]/
/** A heading this near asks the same; below the floor the article is about something else. Set by trial on the real articles. */
const sameQuestion = 0.82
const nearHeading = 0.85
const floorOfMember = 0.5
const floorOfNamed = 0.42
const floorOfNamedWhole = 0.36
const coverageOfNamed = 0.5
const floorOfOther = 0.72
const coverageOfOthers = 1
const coverageOfMembers = 0.75
const openingBonus = 0.04
const searchShare = 0.05
const coverageShare = 0.7
const headingShare = 0.15
const overlapShare = 0.7
/** The first sentence under a question is its answer, unless a later one is far nearer. */
const laterCost = 0.17

const why = {
  other: 'This does not look like a question about Frenly.',
  none: 'No help article answers this.',
} as const

/** Questions about a word or the world, which a help article may mention by the way. */
const asksMeaning = /^(?:what|who|where|when|which|why|define|is|are|do|does|how (?:many|much|far|tall|long))\b/i

/** `isSame`: the heading speaks of the same things as the question and of nothing else. */
type Candidate = {
  passage: HelpPassage
  section: Section
  nearness: number
  coverage: number
  score: number
  isSame: boolean
}

/**
 * The seat of the help centre: the sentences or the steps of the article that answer, verbatim. It abstains when the
 * question is not about this product or no article is near enough. Licence: the product's own text.
 */
export function helpSeat({ search, embed, lexicon }: { search: SearchHelp; embed: EmbedTexts; lexicon: Lexicon }): Seat {
  return {
    id: 'help',
    label: 'Frenly help',
    about: 'How this place works, from its own help articles',
    family: 'product',
    async answer(question) {
      if (typeOfQuestion(question) === 'creative') return { state: 'abstained', why: why.other }
      const plain = question.replace(/\s+/g, ' ').trim()
      const passages = await search(plain, articlesRead)
      const best = await findBest(plain, passages, embed, lexicon)
      if (!best) return { state: 'abstained', why: namesProduct(plain) ? why.none : why.other }
      return answerFrom(best, plain, embed, lexicon)
    },
  }
}

async function findBest(
  question: string,
  passages: HelpPassage[],
  embed: EmbedTexts,
  lexicon: Lexicon,
): Promise<Candidate | null> {
  const wanted = wantedWords(question, lexicon)
  const parts = passages.flatMap((passage) => readSections(passage.title, passage.text).map((section) => ({ passage, section })))
  const texts = parts.flatMap(({ passage, section }) => [section.heading, `${passage.title} ${section.heading}`])
  const [asked, ...headings] = await embed([question, ...texts])
  const candidates = parts.map(({ passage, section }, i): Candidate => {
    const nearness = Math.max(cosine(asked, headings[2 * i]), section.isOpening ? 0 : cosine(asked, headings[2 * i + 1]))
    const stems = stemsOf(`${passage.title} ${section.heading} ${section.body}`)
    const coverage = wanted.length === 0 ? 1 : wanted.filter((word) => word.isMet(stems)).length / wanted.length
    const inHeading = wanted.length === 0 ? 0 : wanted.filter((word) => word.isMet(stemsOf(section.heading))).length / wanted.length
    const score = nearness + coverage * coverageShare + inHeading * headingShare + (section.isOpening ? openingBonus : 0) + passage.score * searchShare
    return { passage, section, nearness, coverage, score, isSame: isSameTopic(section.heading, wanted, lexicon) }
  })
  const nearest = candidates.toSorted((a, b) => b.score - a.score).slice(0, sectionsRead)
  const read = await Promise.all(nearest.map((candidate) => withSentences(candidate, asked, embed)))
  const fitting = read.filter((candidate) => isAnswer(question, candidate, wanted.length))
  return fitting.toSorted((a, b) => b.score - a.score)[0] ?? null
}

/** A sentence of the section may be nearer to the question than its heading. */
async function withSentences(candidate: Candidate, asked: Float32Array | undefined, embed: EmbedTexts): Promise<Candidate> {
  const vectors = await embed(candidate.section.sentences.slice(0, 12))
  const nearest = Math.max(0, ...vectors.map((vector) => cosine(asked, vector)))
  const gain = Math.max(0, nearest - candidate.nearness)
  return { ...candidate, nearness: candidate.nearness + gain, score: candidate.score + gain * 0.5 }
}

function isSameTopic(heading: string, wanted: Wanted[], lexicon: Lexicon): boolean {
  const said = wantedWords(heading, lexicon).map(({ word }) => word)
  return said.length > 0 && said.length === wanted.length && wanted.every(({ word }) => said.includes(word))
}

function isAnswer(question: string, { nearness, coverage, isSame }: Candidate, wanted: number): boolean {
  if (isSame && nearness >= nearHeading) return true
  if (namesProduct(question)) {
    return (coverage === 1 && nearness >= floorOfNamedWhole) || (nearness >= floorOfNamed && coverage >= coverageOfNamed)
  }
  if (speaksAsMember(question)) {
    const floor = coverage === 1 ? floorOfMember : floorOfOther
    return wanted > 0 && nearness >= floor && coverage >= coverageOfMembers
  }
  return wanted > 0 && !asksMeaning.test(question) && nearness >= floorOfOther && coverage >= coverageOfOthers
}

async function answerFrom(
  { passage, section, nearness }: Candidate,
  question: string,
  embed: EmbedTexts,
  lexicon: Lexicon,
): Promise<SeatAnswer> {
  const steps = stepsFor(passage, section, question)
  const listed = steps.map((step, i) => `${i + 1}. ${step}`).join('\n')
  const said = listed || (await bestSentences(section, wantedWords(question, lexicon), question, embed))
  const weight = nearness >= sameQuestion ? 'exact' : 'closest'
  const source = { title: passage.title, url: passage.url, license: null, quote: said }
  return { state: 'answered', text: said, sources: [source], weight, isRecomputed: false }
}

/** The steps that a how-to question wants: of the section itself, or of the article whose title asks the same. */
function stepsFor(passage: HelpPassage, section: Section, question: string): string[] {
  if (section.steps.length > 0 && section.sentences.length === 0) return section.steps
  if (typeOfQuestion(question) !== 'how-to') return []
  if (!section.isOpening) return section.steps
  return readSections(passage.title, passage.text).find(({ steps }) => steps.length > 1)?.steps ?? []
}

/** The sentence nearest to the question in topic and words, and as many after it as make a short answer. */
async function bestSentences(
  { heading, sentences, isOpening }: Section,
  wanted: Wanted[],
  question: string,
  embed: EmbedTexts,
): Promise<string> {
  if (isOpening) return short(sentences)
  const unsaid = wanted.filter((word) => !word.isMet(stemsOf(heading)))
  if (unsaid.length === 0) return withHeading(heading, short(sentences))
  const [asked, ...vectors] = await embed([question, ...sentences])
  const scores = sentences.map((sentence, i) => {
    const stems = stemsOf(sentence)
    const overlap = unsaid.length === 0 ? 0 : unsaid.filter((word) => word.isMet(stems)).length / unsaid.length
    return cosine(asked, vectors[i]) + overlap * overlapShare - (i === 0 ? 0 : laterCost)
  })
  return withHeading(heading, short(sentences.slice(scores.indexOf(Math.max(...scores)))))
}

function withHeading(heading: string, said: string): string {
  return isElliptical.test(said) ? `${heading} ${said}` : said
}

function short(sentences: string[]): string {
  const taken: string[] = []
  for (const sentence of sentences.slice(0, mostSentences)) {
    if (taken.length > 0 && [...taken, sentence].join(' ').length > mostChars) break
    taken.push(sentence)
  }
  return taken.join(' ')
}
