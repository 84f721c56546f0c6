import type { Mask } from '#app/engines/redaction/redact.ts'
import type { SharedPage } from './shared-page.ts'

/** Stands for a letter that was taken out: as long as the word was, so that places in the text stay right. */
const BLOCK = '█'

/** The texts of a page as one: where personal details are looked for before others read it. */
export const toOneText = (page: SharedPage): string => textsOf(page).join('\n\n')

/**
 * Whether a detail is blacked out unless somebody says otherwise. A name that the question and an answer share, or two answers
 * do, or that stands in the agreed answer, is what the page is about: it is offered and never chosen.
 */
export function isToHide({ kind, words, isSure }: Mask, page: SharedPage): boolean {
  if (!isSure) return false
  if (kind !== 'name') return true
  const [question = '', ...answers] = textsOf(page)
  const has = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  const inAnswers = answers.filter(has).length
  return !has(page.ledger.answer) && inAnswers < 2 && !(has(question) && inAnswers > 0)
}

const textsOf = ({ question, seats }: SharedPage) => [
  question,
  ...seats.filter(({ state }) => state === 'answered').map(({ text }) => text),
]

/** The page with words blacked out, wherever they stand: question, answers, claims, quotes, sources. Longer words first. */
export function blackOut(page: SharedPage, words: readonly string[]): SharedPage {
  const wanted = words.map((word) => word.trim()).filter(Boolean)
  if (wanted.length === 0) return page
  const pattern = new RegExp(
    wanted
      .toSorted((a, b) => b.length - a.length)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
      .join('|'),
    'giu',
  )
  return inTexts(page, (text) => text.replace(pattern, (found) => BLOCK.repeat(found.length))) as SharedPage
}

/** Fields that are names of ours and nobody's words. */
const OURS = new Set([
  'seat',
  'family',
  'kind',
  'state',
  'id',
  'stance',
  'label',
  'evidence',
  'heading',
  'slot',
  'weight',
  'engine',
  'relation',
  'what',
])

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => inTexts(one, change))
  if (value instanceof Date || value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, OURS.has(name) || isSeatList(name) ? one : inTexts(one, change)]),
  )
}

/** Lists of ids and names of ours in the ledger. */
const isSeatList = (name: string) =>
  ['support', 'oppose', 'qualify', 'silent', 'claimIds', 'tiers', 'orders'].includes(name)
