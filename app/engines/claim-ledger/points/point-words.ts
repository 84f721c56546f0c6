import { toKey, toPlainText } from '../text/text.ts'
import { emptyWords } from '../text/vocabulary.ts'

/** What a point is about, word for word: `all` in their plain forms, `telling` without those that add little. */
export type PointWords = { all: ReadonlySet<string>; telling: ReadonlySet<string> }

/** Empty words that turn a short order round: "turn off", "warm up". */
const KEPT = new Set([
  'not',
  'no',
  'off',
  'out',
  'up',
  'down',
  'under',
  'over',
  'before',
  'after',
  'without',
  'against',
])

/** Words that may stand in a point or not, and leave it the same point: "set clear goals", "use positive feedback". */
const LIGHT = new Set(
  (
    'clear specific realistic good proper right regular regularly consistent consistently simple basic strong daily ' +
    'more increased improved enhanced better greater higher effective potential possible key main overall additional ' +
    'various necessary appropriate relevant suitable enough plenty adequate sufficient technique method strategy tip ' +
    'approach process activity use utilize try practice perform consider keep maintain stay implement employ apply make ' +
    'ensure establish provide offer incorporate increase improve enhance boost seek remember focus step'
  )
    .split(' ')
    .map(plainForm),
)

/** Words for one thing in a heading, by the one they are read as. */
const SAME = new Map(
  [
    ['choose', 'select', 'pick', 'decide'],
    ['create', 'build', 'construct'],
    ['define', 'determine', 'identify'],
    ['learn', 'study'],
    ['stop', 'quit'],
    ['gather', 'collect', 'obtain', 'acquire'],
    ['begin', 'start'],
    ['buy', 'purchase'],
    ['not', 'never', 'no'],
    ['kid', 'child', 'children'],
    ['idea', 'concept'],
    ['test', 'testing'],
  ].flatMap(([first = '', ...others]) => others.map((word): [string, string] => [plainForm(word), plainForm(first)])),
)

/** "Journaling", "journals" and "journal"; "visualization" and "visualize"; "community" is no "communication". */
export function plainForm(word: string): string {
  // "Focused" says how something is, "focus on it" nothing.
  if (word.length <= 3 || word === 'focused' || /\d/.test(word)) return word
  if (word.length >= 8 && /i[sz]ations?$/.test(word)) return word.replace(/i[sz]ations?$/, 'iz')
  if (word.length >= 8 && /[^s]ions?$/.test(word)) return word.replace(/ions?$/, '')
  if (/(?:[^s]s|x|ch|sh)es$|sses$/.test(word) && word.length > 5)
    return withoutE(word.replace(/(?:(?<=x|ch|sh|ss)es|s)$/, ''))
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y')
  if (/ing$/.test(word) && word.length > 6) return undoubled(word.slice(0, -3))
  if (/[^e]ed$/.test(word) && word.length > 5) return undoubled(word.slice(0, -2))
  if (/[^sui]s$/.test(word)) return withoutE(word.slice(0, -1))
  return withoutE(word)
}

function withoutE(word: string): string {
  return word.length > 4 ? word.replace(/i[sz]e$/, 'iz').replace(/e$/, '') : word
}

function undoubled(word: string): string {
  return withoutE(word.replace(/([bdgmnprt])\1$/, '$1'))
}

/** The words of a point, in any order. */
export function pointWords(text: string): PointWords {
  const plain = toPlainText(text)
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/n't\b/gi, ' not')
    .replace(/\bdon?'?t\b/gi, 'not')
    .replace(/(?<=\p{L})'s\b/gu, '')
  const quoted = [...plain.matchAll(/"([^"]{1,60})"/g)].map(([, said = '']) => toKey(said)).filter(isEmpty)
  const words = toKey(plain)
    .split(/[ /-]/)
    .filter((word) => word !== '' && (KEPT.has(word) || word === 'never' || !emptyWords.has(word)))
    .map(plainForm)
    .map((word) => SAME.get(word) ?? word)
  return {
    all: new Set([...words, ...quoted]),
    telling: new Set([...words.filter((word) => !LIGHT.has(word)), ...quoted]),
  }
}

/** "Can You Be There": a title of small words is one word. */
const isEmpty = (key: string): boolean => key.split(' ').every((word) => emptyWords.has(word))

/** Which of two points the other one names too, but for light words and words of the question; null where they are two things. */
export function samePoint(a: PointWords, b: PointWords, sought: ReadonlySet<string>): 'a' | 'b' | 'both' | null {
  const [left, right] = [beyond(a.telling, b.telling), beyond(b.telling, a.telling)]
  const shared = [...a.telling].filter((word) => b.telling.has(word) && !sought.has(word))
  if (shared.length === 0 || (left.length > 0 && right.length > 0)) return null
  if (![...left, ...right].every((word) => sought.has(word))) return null
  if (left.length + right.length > 0) return left.length > 0 ? 'b' : 'a'
  const [more, other] = [beyond(a.all, b.all), beyond(b.all, a.all)]
  if ([...more, ...other].every((word) => KINDS[0]!.has(word))) return 'both'
  if (more.length > 0 && other.length > 0) return areOfOneKind(more, other) ? 'both' : null
  return more.length > 0 ? 'b' : other.length > 0 ? 'a' : 'both'
}

const beyond = (own: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...own].filter((word) => !other.has(word))

/** "Keep a journal" and "maintain a journal" are one order; "more sleep" and "regular sleep" are two. */
const areOfOneKind = (more: readonly string[], other: readonly string[]): boolean =>
  KINDS.some((kind) => [...more, ...other].every((word) => kind.has(word)))

const KINDS = [
  'use utilize try practice perform consider keep maintain stay implement employ apply make ensure establish provide offer incorporate seek remember focus technique method strategy tip approach process activity step',
  'more increased improved enhanced better greater higher increase improve enhance boost',
  'enough plenty adequate sufficient more',
  'regular regularly consistent consistently daily',
  'clear specific realistic',
].map((words) => new Set(words.split(' ').map(plainForm)))
