import type { HelpAnswer, Seat, SeatAnswer } from '../knowledge.ts'
import type { Lexicon } from '../lexicon.ts'
import { toPlainQuestion } from '../plain-question.ts'
import { typeOfQuestion } from '../question.ts'
import type { EmbedTexts } from '../similarity.ts'
import { isSmallTalk, namesIn, namesProduct, speaksOfHeld, wantsMeaningOf, withName } from './about-product.ts'
import { toClearWords } from './clear-words.ts'
import { evidenceFor, talkIn, weighTogether } from './desk.ts'
import { evidenceHere } from './evidence-here.ts'
import { rankArticles } from './finding.ts'
import type { Asked, Found } from './finding.ts'
import type { SearchHelp } from './help.ts'
import { readModel } from '#app/platform/models.server.ts'
import { unpackMeant, type PackedMeant } from './meant.ts'
import { verdictOf } from './verdict.ts'
import { passageFor, type Wants } from './quoting.ts'
import { openShelf, prepareShelf } from './shelf.server.ts'
import { wantedWords } from './words.ts'

export type { HelpPassage, SearchHelp } from './help.ts'

/** More than there are: the seat weighs every article. */
const articlesRead = 200
/** What a question is about is plain from its beginning. */
const mostChars = 600
/** A heading this near asks the same. */
const sameQuestion = 0.82
/** For a question without a word of its own, "what is Frenly", below which no heading is near. */
const nearEnough = 0.3
/**
 * What speaks for an article being meant: shares of the words met anywhere and in its headings, its lead over the next
 * article, the product's name, a thing kept here, a bare search word. Weights and floor by logistic regression, rounded,
 * on the questions of the tests that are not held out and that the rules above do not settle.
 */
const weights = { coverage: 3.5, front: 2, lead: 3, named: 0.8, held: 0.4, terse: 0.8 }
/** Words that stand in the text alone may be an example there: "the capital of Mongolia". */
const leastFront = 0.4
const mostLead = 0.6
const enough = 4.4
const terseWords = 3
/** From this share on, what was learned goes before the words that question and article have in common. */
const surelyMeant = 0.6
const asks = /^(?:what|who|where|why|how|when|which|is|are|do|does|can|could|should|will)\b/i

const why = {
  other: 'This does not look like a question about Frenly.',
  none: 'No help article answers this.',
} as const

/**
 * The seat of the help centre: the sentences or the steps of the article that answer, verbatim. It abstains when the
 * question is not about this product or no article is near enough. Licence: the product's own text.
 */
export function helpSeat({
  search,
  embed,
  lexicon,
  dataDir = null,
}: {
  search: SearchHelp
  embed: EmbedTexts
  lexicon: Lexicon
  /** Where vectors that come with the program are kept; nowhere when null. */
  dataDir?: string | null
}): Seat {
  const shelfOf = openShelf(embed, dataDir)
  let weigh: ReturnType<typeof unpackMeant> | undefined
  const weighMeant = (question: string, vector: Float32Array) =>
    (weigh ??= unpackMeant(readModel<PackedMeant>('help-articles.json')))(question, vector)
  /** The articles in the order of what was learned of how people ask, none where all else is likelier than the first. */
  const orderByMeaning = (question: string, ranked: Found[], { vector }: Asked): Found[] => {
    if (!vector || namesProduct(question)) return ranked
    const meant = weighMeant(question, vector)
    const shareOf = (found: Found | undefined) => meant.shares.get(found?.article.passage.slug ?? '')
    const byMeaning = weighTogether(ranked, meant).map(({ found }) => found)
    if ((shareOf(byMeaning[0]) ?? 0) >= surelyMeant) return byMeaning
    const share = shareOf(ranked[0])
    return share !== undefined && share <= meant.other ? [] : ranked
  }
  async function look(question: string) {
    const typed = question.slice(0, mostChars).replace(/\s+/g, ' ').trim()
    const shelf = await shelfOf(await search(typed, articlesRead))
    const plain = toClearWords(typed, shelf.mend)
    const [vector] = await embed([withName(plain)])
    const wanted = wantedWords(toPlainQuestion(plain), lexicon, shelf.mend)
    const asked: Asked = { question: plain, vector, wanted, names: namesIn(plain) }
    return { plain, asked, ranked: rankArticles(asked, shelf), others: shelf.others }
  }
  return {
    id: 'help',
    label: 'Frenly help',
    about: 'How this place works, from its own help articles',
    family: 'product',
    async answer(question) {
      const plain = question.slice(0, mostChars).replace(/\s+/g, ' ').trim()
      const isNoQuestion = plain === '' || isSmallTalk(plain) || typeOfQuestion(plain) === 'creative'
      if (isNoQuestion) return { state: 'abstained', why: why.other }
      const { asked, ranked } = await look(plain)
      const ordered = orderByMeaning(plain, ranked, asked)
      const best = ordered[0]
      if (!best || !isAnswer(plain, ordered, asked)) {
        return { state: 'abstained', why: namesProduct(plain) ? why.none : why.other }
      }
      return answerFrom(best, plain, asked, embed)
    },
    async answerHere(question): Promise<HelpAnswer> {
      const { plain, asked, ranked, others } = await look(question)
      if (ranked.length === 0 || !asked.vector || plain === '')
        return { state: 'abstained', why: why.none, evidence: -Infinity, talk: null }
      const meant = weighMeant(plain, asked.vector)
      const weighed = weighTogether(ranked, meant)
      const best = weighed[0]!.found
      const byWords = evidenceHere(plain, [best, ...ranked.filter((found) => found !== best)], asked, others)
      return {
        ...(await answerFrom(best, plain, asked, embed)),
        evidence: evidenceFor(weighed, byWords, meant),
        talk: talkIn(meant),
      }
    },
    async prepare() {
      if (dataDir !== null) await prepareShelf(embed, dataDir)
    },
  }
}

function isAnswer(question: string, [best, next]: Found[], { wanted }: Asked): boolean {
  if (!best) return false
  const isNamed = namesProduct(question)
  if (wanted.length === 0) return isNamed && best.nearness >= nearEnough
  if (best.strange > 0 && !isNamed) return false
  if (wantsMeaningOf(question) && !(best.nearness >= sameQuestion && best.frontCoverage === 1)) return false
  const isHeld = speaksOfHeld(question)
  if (!isNamed && !isHeld && (!best.isTold || best.frontCoverage < leastFront)) return false
  const isTerse = question.split(' ').length <= terseWords && !asks.test(question)
  const lead = Math.max(0, Math.min(mostLead, best.score - (next?.score ?? 0)))
  const evidence =
    best.coverage * weights.coverage +
    best.frontCoverage * weights.front +
    lead * weights.lead +
    (isNamed ? weights.named : 0) +
    (isHeld ? weights.held : 0) +
    (isTerse ? weights.terse : 0)
  return evidence >= enough
}

const ASKS_YES_OR_NO = /^(?:is|are|was|were|can|could|may|do|does|did|will|would|must|should|has|have)\b/i

const toWants = (question: string): Wants =>
  typeOfQuestion(question) === 'how-to' ? 'steps' : ASKS_YES_OR_NO.test(question.trim()) ? 'yes or no' : 'words'

async function answerFrom(found: Found, question: string, asked: Asked, embed: EmbedTexts): Promise<SeatAnswer> {
  const { passage } = found.article
  const wants = toWants(question)
  const said = await passageFor(found, asked, wants, embed)
  const isOpen = wants === 'yes or no' && !/^(?:Yes|No)\b/.test(said)
  const verdict = isOpen ? verdictOf(question, asked.wanted, found.article) : null
  // Below the heading of another question stands another answer.
  const quote = verdict?.because && OF_HEADING.test(said) ? verdict.because : said
  const weight = found.nearness >= sameQuestion ? 'exact' : 'closest'
  const source = { title: passage.title, url: passage.url, license: null, quote }
  const text = verdict ? `${verdict.value}. ${quote}` : quote
  return { state: 'answered', text, sources: [source], weight, isRecomputed: false }
}

const OF_HEADING = /^[^.!?]{1,100}\?/
