import { toShares } from '#app/engines/statistics/softmax.ts'
import { stem } from '../text/stem.ts'
import { readModel } from '#app/platform/models.server.ts'

/** Words that deny, by their stems: two denials cancel each other out. */
const DENYING: ReadonlySet<string> = new Set(
  'not no never none nobody nothing neither nor cannot without hardly rarely seldom few little fail lack stop'.split(
    ' ',
  ),
)
const MOST_LONE = 12
const MOST_SHARED = 8

/**
 * What two texts say in the same and in other words, as keys that a table of weights knows: each word without a partner,
 * alone, with its neighbour and with each lone word of the other side, the words of both, and how many of all these are
 * there. The same for both orders, each key once.
 */
export function wordingKeys(a: string, b: string): string[] {
  const [x, y] = [stemsOf(a), stemsOf(b)]
  const [inX, inY] = [new Set(x), new Set(y)]
  const [loneX, loneY] = [x.filter((word) => !inY.has(word)), y.filter((word) => !inX.has(word))]
  const shared = [...inX].filter((word) => inY.has(word))
  const denials = [x, y].map((words) => words.filter((word) => DENYING.has(word)).length).toSorted((p, q) => p - q)
  const isOdd = (denials[0]! + denials[1]!) % 2
  const lengths = [loneX.length, loneY.length].map((length) => Math.min(MOST_LONE, length)).toSorted((p, q) => p - q)
  const lone = [...loneX, ...loneY].map(figureAsOne)
  return [
    ...new Set([
      ...lone.flatMap((word) => [`l ${word}`, `n${isOdd} ${word}`]),
      ...neighbours(x, inY),
      ...neighbours(y, inX),
      ...shared.filter((word) => !isFigure(word)).map((word) => `s ${word}`),
      ...loneX.flatMap((p) => loneY.map((q) => `p ${[figureAsOne(p), figureAsOne(q)].toSorted().join(' ')}`)),
      `d ${denials.join(' ')}`,
      `k ${Math.min(MOST_SHARED, shared.length)}`,
      `c ${lengths[0]} ${Math.floor(lengths[1]! / 2)}`,
      `o ${Math.floor((10 * shared.length) / Math.max(1, Math.min(inX.size, inY.size)))}`,
    ]),
  ]
}

/** The likelihood of each relation (in the order of `relations` in judge.ts) by the wording of two texts alone. */
export function readWording(a: string, b: string): number[] {
  const { rows, weights, scale, biases } = table()
  const known = wordingKeys(a, b).flatMap((key) => rows.get(key) ?? [])
  const worth = scale / Math.sqrt(Math.max(1, known.length))
  const classes = biases.length
  const sums = biases.map((bias, i) => known.reduce((sum, row) => sum + weights[row * classes + i]! * worth, bias))
  return toShares(sums)
}

const isFigure = (word: string): boolean => /^\d/.test(word)
const figureAsOne = (word: string): string => (isFigure(word) ? '#' : word)

function stemsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll("n't", ' not')
      .replaceAll('n’t', ' not')
      .match(/[a-z]+|\d+/g) ?? []
  return words.map(stem)
}

/** Each lone word with the word before it and the one behind it. */
function neighbours(words: string[], other: ReadonlySet<string>): string[] {
  return words.flatMap((word, i) =>
    other.has(word)
      ? []
      : [`b ${words[i - 1] ?? '^'} ${figureAsOne(word)}`, `b ${figureAsOne(word)} ${words[i + 1] ?? '$'}`],
  )
}

type PackedWordings = { keys: string[]; weights: string; scale: number; biases: number[] }
type Table = { rows: Map<string, number>; weights: Int8Array; scale: number; biases: number[] }
let read: Table | undefined

/** The weights of training/claim-ledger/train-judge.ts: a row of bytes for each key. */
function table(): Table {
  return (read ??= unpack(readModel<PackedWordings>('claim-wordings.json')))
}

const unpack = ({ keys, weights, scale, biases }: PackedWordings): Table => ({
  rows: new Map(keys.map((key, row) => [key, row])),
  weights: new Int8Array(Buffer.from(weights, 'base64')),
  scale,
  biases,
})
