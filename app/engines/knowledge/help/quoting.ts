import { cosine } from '../similarity.ts'
import type { EmbedTexts } from '../similarity.ts'
import type { Asked, Found } from './finding.ts'
import { isOneKind } from './verdict.ts'
import { stemsOf } from './words.ts'

const mostSentences = 4
const mostChars = 320
/** "Nowhere yet." and "Yes." say nothing without the question above them. */
const isElliptical = /^[^\s.!?]+(?: [^\s.!?]+){0,4} ?[.!]|^(?:Yes|No)\b[,.]/
const isYesOrNo = /^(?:Yes|No)\b/
/** So does a sentence that begins by taking up the heading. */
const leansOnHeading =
  /^(?:How|What|Which|That|Because|Only|Nothing|Nobody|Somebody|Not|Perhaps|From|In|At|It|They|This|These|The person)\b/
/** The summary answers what no heading of the article speaks of, and hardly what one does. */
const summaryLead = 0.15
const overlapShare = 0.7
/** The first sentence under a question is its answer, unless a later one is far nearer. */
const laterCost = 0.17

/** What a question wants of an article. */
export type Wants = 'steps' | 'yes or no' | 'words'

/** The words of the article that answer: its steps when steps are asked for, else its sentences, none changed. */
export async function passageFor(found: Found, asked: Asked, wants: Wants, embed: EmbedTexts): Promise<string> {
  const steps = stepsFor(found, wants === 'steps')
  if (steps.length > 0) return steps.map((step, i) => `${i + 1}. ${step}`).join('\n')
  const said = await bestSentences(found, asked, embed)
  const { heading } = found.section
  // Who asks for a yes or no hears it first, without the question above it.
  const isAnswer = wants === 'yes or no' && isOneKind(asked.question, heading)
  const bare = isAnswer && said.startsWith(`${heading} `) ? said.slice(heading.length + 1) : said
  return isYesOrNo.test(bare) ? bare : said
}

/** The steps that a how-to question wants: of the section itself, or those that follow the opening. */
function stepsFor({ article, section }: Found, wantsSteps: boolean): string[] {
  if (section.steps.length > 0 && section.sentences.length === 0) return section.steps
  if (!wantsSteps) return []
  if (!section.isOpening) return section.steps
  return article.sections.find(({ isOpening }) => !isOpening)?.steps ?? []
}

/** The sentence nearest to the question in topic and words, and as many after it as make a short answer; or the summary. */
async function bestSentences(
  { article, section }: Found,
  { vector, wanted }: Asked,
  embed: EmbedTexts,
): Promise<string> {
  const { heading, sentences, isOpening, headingStems } = section
  const summary = withHeading(article.passage.title, short(article.summary), isElliptical)
  const unsaid = wanted.filter((word) => word.metBy(headingStems) === 0)
  if (unsaid.length === 0) return isOpening ? summary || short(sentences) : withHeading(heading, short(sentences))
  const vectors = await embed([summary, ...sentences])
  const fits = [summary, ...sentences].map((sentence, i) => {
    const stems = stemsOf(sentence)
    const overlap = unsaid.filter((word) => word.metBy(stems) > 0).length / unsaid.length
    return cosine(vector, vectors[i]) + overlap * overlapShare - (i < 2 ? 0 : laterCost)
  })
  const [ofSummary = 0, ...ofSentences] = fits
  const best = Math.max(...ofSentences)
  const isGeneral = isOpening || unsaid.length === wanted.length
  if (summary !== '' && ofSummary > best + (isGeneral ? -summaryLead : summaryLead)) return summary
  const at = ofSentences.indexOf(best)
  return isOpening || at > 0 ? short(sentences.slice(at)) : withHeading(heading, short(sentences))
}

function withHeading(heading: string, said: string, leans = leansOnHeading): string {
  return isElliptical.test(said) || leans.test(said) ? `${heading} ${said}` : said
}

function short(sentences: string[]): string {
  const taken: string[] = []
  for (const sentence of sentences.slice(0, mostSentences)) {
    if (taken.length > 0 && [...taken, sentence].join(' ').length > mostChars) break
    taken.push(sentence)
  }
  return taken.join(' ')
}
