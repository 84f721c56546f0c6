import { sentencesOfText } from './sentences-of.ts'

/** A sentence that claims something to be checked, in a paragraph that names no source. */
export type Unsourced = { sentence: string; why: string }

/** What counts as naming a source: a link, a footnote, a work in brackets, or somebody it is laid to. */
const SOURCE =
  /\]\([^)\s]+\)|https?:\/\/|\[\^[^\]]+\]|\[\d{1,3}\]|\(\p{Lu}[\p{L}’'-]+(?:,? (?:and|&|et al\.?)[^()]{0,40})?,? \d{4}[a-z]?\)|\b[Aa]ccording to\s+(?:the\s+)?\p{Lu}|\bdoi\b/u
const FIGURE =
  /(?<![\p{L}\d])\d[\d.,]*(?:\s?[%‰]|\s(?:per ?cent|percent|million|billion|thousand|times|euros?|dollars?|people|years)\b)?/iu
/** A lone small number counts things at hand; a share, a price, a year or a large number says something of the world. */
const WEIGHTY =
  /\d\s?[%‰]|[$€£¥]\s?\d|\d\s?[$€£¥]|\b(?:1[5-9]|20)\d\d\b|\d[\d.,]{3,}|\d\s(?:per ?cent|percent|million|billion|thousand|times)\b/iu
const SAYS: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern:
      /\b(?:studies|research|experts|scientists|surveys|statistics|reports)\s+(?:show|say|find|found|suggest|prove|agree|have)\w*/i,
    why: 'It speaks for others without naming them.',
  },
  {
    pattern: /\b(?:it is (?:well )?known|everybody knows|it is proven|proven to|scientifically)\b/i,
    why: 'It says that something is known, and not by whom.',
  },
  {
    pattern:
      /\bthe (?:first|largest|biggest|oldest|fastest|smallest|best|worst|highest|lowest|only|leading|most \w+) \p{L}+ (?:in|of|on|to|ever)\b/iu,
    why: 'It sets something above all others.',
  },
]
const FENCE = /^ {0,3}(?:```|~~~)/

/** Sentences of a Markdown text that state figures or ranks, or speak for others, where their paragraph names no source. */
export function unsourcedClaims(markdown: string, most = 50): Unsourced[] {
  const found: Unsourced[] = []
  for (const paragraph of paragraphsOf(markdown)) {
    if (found.length >= most) break
    if (SOURCE.test(paragraph)) continue
    for (const sentence of sentencesOfText(paragraph)) {
      const why = whyOf(sentence)
      if (why && !sentence.endsWith('?')) found.push({ sentence, why })
    }
  }
  return found.slice(0, most)
}

function whyOf(sentence: string): string | null {
  const said = SAYS.find(({ pattern }) => pattern.test(sentence))
  if (said) return said.why
  return WEIGHTY.test(sentence) ? `It states ${FIGURE.exec(sentence)?.[0].trim() ?? 'a figure'}.` : null
}

/** Paragraphs and list items; no headings, code or tables. */
function paragraphsOf(markdown: string): string[] {
  let isCode = false
  const lines = markdown.split('\n').map((line) => {
    if (FENCE.test(line)) {
      isCode = !isCode
      return ''
    }
    return isCode || /^\s*(?:\||#{1,6}\s|\[\^[^\]]+\]:)/.test(line) ? '' : line
  })
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .filter((paragraph) => /\p{L}/u.test(paragraph))
}
