import { toTable } from '#app/platform/table.ts'
import type { Box, Ports } from '#app/providers/ports.ts'

type Seen = Ports['see']['result']
type Thing = Seen['things'][number]

const MOSTLY = 0.5
const SOME = 0.12
const MAX_NAMED = 8

const plurals: Readonly<Record<string, string>> = toTable({
  'person': 'people',
  'sheep': 'sheep',
  'skis': 'skis',
  'scissors': 'scissors',
  'bus': 'buses',
  'sandwich': 'sandwiches',
  'couch': 'couches',
  'bench': 'benches',
  'wine glass': 'wine glasses',
  'toothbrush': 'toothbrushes',
  'knife': 'knives',
  'mouse': 'mice',
})
/** These are already more than one. */
const PAIRS: ReadonlySet<string> = new Set(['skis', 'scissors'])
const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** What was found, in plain sentences that claim nothing more. */
export function describePicture(width: number, height: number, seen: Omit<Seen, 'text'>): string {
  return [sizeOf(width, height), colourOf(seen.colours), ...thingsOf(seen.things), facesOf(seen.faces)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function sizeOf(width: number, height: number): string {
  const shape =
    Math.abs(width - height) <= Math.min(width, height) * 0.02
      ? 'square'
      : width > height
        ? 'wider than high'
        : 'higher than wide'
  return `A picture of ${grouped(width)} by ${grouped(height)} pixels, ${shape}.`
}

function colourOf(colours: Seen['colours']): string {
  const [first, ...others] = colours
  if (!first) return ''
  const some = others.filter(({ share }) => share >= SOME).map(({ name }) => name)
  const beside = some.length > 0 ? `, with ${listed(some.slice(0, 3))}` : ''
  return first.share >= MOSTLY
    ? `Mostly ${first.name}${beside}.`
    : `Its main colours are ${listed([first.name, ...some.slice(0, 3)])}.`
}

function thingsOf(things: readonly Thing[]): string[] {
  const sure = counted(things.filter(({ isSure }) => isSure))
  const known = new Set(things.filter(({ isSure }) => isSure).map(({ name }) => name))
  const perhaps = counted(
    things.filter(({ isSure }) => !isSure),
    known,
  )
  if (sure.length === 0 && perhaps.length === 0) return ['I found nothing in it that I know.']
  if (sure.length === 0) return [`Perhaps I see ${listed(perhaps)}; only one of two detectors thinks so.`]
  return [
    `I see ${listed(sure)} (both detectors agree)${perhaps.length > 0 ? `, and perhaps ${listed(perhaps)}` : ''}.`,
  ]
}

function facesOf(faces: readonly Box[]): string {
  if (faces.length === 0) return ''
  return faces.length === 1 ? 'One face.' : `${capital(spelled(faces.length))} faces.`
}

/** `two people in the middle`, `a dog on the left`. */
function counted(things: readonly Thing[], known: ReadonlySet<string> = new Set()): string[] {
  const names = [...new Set(things.map(({ name }) => name))].slice(0, MAX_NAMED)
  return names.map((name) => {
    const those = things.filter((thing) => thing.name === name)
    const [only] = those
    const more = known.has(name) ? ' more' : ''
    if (those.length > 1) return `${spelled(those.length)}${more} ${plurals[name] ?? `${name}s`}`
    const article = more ? 'one more' : /^[aeiou]/.test(name) ? 'an' : 'a'
    const one = PAIRS.has(name) ? name : `${article} ${name}`
    return only ? `${one} ${placeOf(only.box)}` : one
  })
}

function placeOf({ left, width }: Box): string {
  const middle = left + width / 2
  return middle < 0.36 ? 'on the left' : middle > 0.64 ? 'on the right' : 'in the middle'
}

const spelled = (count: number) => numerals[count] ?? String(count)
const grouped = (value: number) => value.toLocaleString('en-US')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
