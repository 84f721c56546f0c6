import { Dialect, LocalLinter, SuggestionKind } from 'harper.js'
import type { Lint, Suggestion } from 'harper.js'
import { binary } from 'harper.js/binary'
import { beginsSentence, LONGEST_WORD, WORD } from './edit.ts'
import type { Edit } from './edit.ts'
import { loadSpeller } from './second-speller.ts'
import { bestSpelling } from './spelling.ts'

/** Kinds that are taste rather than faults, or that have no one answer. */
const LEFT_ALONE = ['Style', 'Enhancement', 'Readability', 'Regionalism', 'Redundancy']
/** Rules of the same sort within other kinds, by Harper's names. */
const TASTE = [
  'AvoidCurses',
  'BoringWords',
  'CompoundNouns',
  'CurrencyPlacement',
  'Dashes',
  'DisjointPrefixes',
  'Excellent',
  'FillerWords',
  'FootInchMinuteSecondSymbols',
  'FrenchSpaces',
  'Hedging',
  'LongSentences',
]
/** Abbreviations are the writer's; only those of chatting are spelt out. */
const SPELT_OUT = /^Expand(?!Though|Through|Because|People)/
/** Kinds that change how a sentence is built. */
const BOLD = ['Grammar', 'Agreement', 'WordChoice', 'Usage', 'Eggcorn', 'Malapropism', 'Nonstandard', 'Miscellaneous']
/** Kinds whose suggestions are guesses at a word. */
const GUESSES = ['Spelling', 'Typo', 'WordChoice']
/** Beyond this share of words that are not English the text is not English. */
const MAX_FOREIGN_SHARE = 0.4
const MIN_WORDS_TO_TELL = 4

const SAMPLE_CHARS = 400
/** Where a sentence begins, shorter unknown words are taken for names. */
const MIN_FIRST_WORD = 7
const MIN_STEM = 5
const PREFIX = /^(?:un|re|non|pre|over|under|co|sub|multi|anti|inter|mis|out|self)-?/

type Problem = { kind: string; start: number; end: number; word: string; suggestions: string[]; why: string }

let linters: Promise<{ american: LocalLinter; british: LocalLinter }> | null = null

function loadLinters() {
  linters ??= (async () => {
    const american = new LocalLinter({ binary, dialect: Dialect.American })
    const british = new LocalLinter({ binary, dialect: Dialect.British })
    await american.setup()
    const config = await withoutTaste(american)
    await Promise.all([american.setLintConfig(config), british.setLintConfig(config)])
    return { american, british }
  })()
  return linters
}

async function withoutTaste(linter: LocalLinter) {
  const [config, abouts] = await Promise.all([linter.getLintConfig(), linter.getLintDescriptions()])
  const isTaste = (rule: string) =>
    TASTE.includes(rule) || SPELT_OUT.test(rule) || abouts[rule]?.startsWith('Expands an initialism')
  return Object.fromEntries(Object.entries(config).map(([rule, isOn]) => [rule, isTaste(rule) ? false : isOn]))
}

/** What is wrong with an English text and what it should be; null when it is not English. */
export async function correctionsOf(text: string): Promise<Edit[] | null> {
  const { american } = await loadLinters()
  // Looking for words near to those of another language takes long, so a long text is not read to its end for that.
  const sample = text.slice(0, SAMPLE_CHARS)
  if (sample.length < text.length && isForeign(sample, await lint(american, sample))) return null
  const problems = await problemsOf(text)
  return isForeign(text, problems) ? null : problems.flatMap((problem) => toEdit(problem, text) ?? [])
}

function isForeign(text: string, problems: readonly Problem[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return true
  const words = text.match(/\p{L}[\p{L}'’]*/gu)?.length ?? 0
  return words >= MIN_WORDS_TO_TELL && misspelt(problems) / words > MAX_FOREIGN_SHARE
}

/** The spelling of the text is the one that finds less fault with it. */
async function problemsOf(text: string): Promise<Problem[]> {
  const { american, british } = await loadLinters()
  const first = await lint(american, text)
  if (!first.some(({ kind }) => kind === 'Spelling')) return first
  const second = await lint(british, text)
  return misspelt(second) < misspelt(first) ? second : first
}

const misspelt = (problems: readonly Problem[]) => problems.filter(({ kind }) => kind === 'Spelling').length

/** Where an endless word stands the checker reads a number of that length, and what it says of that is left out. */
async function lint(linter: LocalLinter, text: string): Promise<Problem[]> {
  const lints = await linter.lint(text.replace(WORD, toRead), { language: 'plaintext' })
  return lints.flatMap((one) => {
    const problem = readLint(one)
    one.free()
    return problem.word === text.slice(problem.start, problem.end) ? problem : []
  })
}

const toRead = (word: string) => (word.length > LONGEST_WORD ? '1'.repeat(word.length) : word)

function readLint(one: Lint): Problem {
  const span = one.span()
  return {
    kind: one.lint_kind(),
    start: span.start,
    end: span.end,
    word: one.get_problem_text(),
    suggestions: one.suggestions().map((suggestion) => toWritten(one.get_problem_text(), suggestion)),
    why: one.message().replace(/`([^`]*)`/g, '“$1”'),
  }
}

function toWritten(word: string, suggestion: Suggestion): string {
  if (suggestion.kind() === SuggestionKind.Remove) return ''
  const written = suggestion.get_replacement_text()
  return suggestion.kind() === SuggestionKind.InsertAfter ? word + written : written
}

function toEdit({ kind, start, end, word, suggestions, why }: Problem, text: string): Edit | null {
  const [first] = suggestions
  if (first === undefined || LEFT_ALONE.includes(kind) || /\n/.test(text.slice(start, end))) return null
  const edit = (after: string, reason = why) => ({ start, end, after, why: reason, isBold: BOLD.includes(kind) })
  if (!GUESSES.includes(kind) || /\s/.test(word)) return edit(first)
  if (kind !== 'Spelling' && loadSpeller().isWord(word)) return edit(first)
  if (isName(word, start, text) || isDerived(word)) return null
  const after = bestSpelling(word, suggestions, loadSpeller)
  return after === null
    ? null
    : { ...edit(likeCase(word, after), `“${word}” is not in the dictionary.`), isBold: false }
}

const GREETING_CHARS = 12
/** Whoever is greeted has a name, also one that is written small. */
const IS_GREETED = /(?:^|\n)[ \t]*(?:hi|hey|hello|dear)[ \t]$/i

/** Names are not in dictionaries: a capital inside a sentence, a short word that begins one, or one that comes again. */
function isName(word: string, start: number, text: string): boolean {
  if (IS_GREETED.test(text.slice(Math.max(0, start - GREETING_CHARS), start))) return true
  if (!/^\p{Lu}/u.test(word)) return false
  // Accents are no mistake, and stand in names.
  if (/[\u0300-\u036f]/.test(word.normalize('NFD'))) return true
  return !beginsSentence(text, start) || word.length < MIN_FIRST_WORD || text.split(word).length > 2
}

/** A word made of a known one, such as "unsourced", is a word too. */
function isDerived(word: string): boolean {
  const rest = word.toLowerCase().replace(PREFIX, '')
  return rest !== word.toLowerCase() && rest.length >= MIN_STEM && loadSpeller().isWord(rest)
}

const likeCase = (word: string, after: string) =>
  /^\p{Lu}/u.test(word) ? after.charAt(0).toUpperCase() + after.slice(1) : after
