import { cutSentences } from '#app/engines/english/sentences.ts'

/** What is done one after another: words to say, or a rest. */
export type Step =
  | { kind: 'say'; sentences: string[]; isStressed: boolean }
  | { kind: 'rest'; seconds: number }
  | { kind: 'chapter'; title: string }

const LONGEST_REST_S = 10
const PARAGRAPH_S = 0.55
const HEADING_S = 0.8
const USUAL_PAUSE_S = 1
const MARK = /\[pause(?: (\d{1,2}(?:\.\d{1,2})?)\s?s?)?\]|\*([^*\n]{1,300})\*/gi

/**
 * Reads the marks of a text to be spoken: `[pause]` and `[pause 2]` rest, `*words*` are said slower and a little higher, a line that
 * begins with `#` begins a chapter, and an empty line is a breath.
 */
export function toSteps(text: string, mostChars: number): Step[] {
  const steps: Step[] = []
  for (const paragraph of text.replace(/\r\n?/g, '\n').split(/\n\s*\n|\n(?=#)/)) {
    const [, heading, rest = ''] = /^\s*#{1,6}\s+([^\n]{1,200})(?:\n([\s\S]*))?$/.exec(paragraph) ?? []
    if (heading !== undefined) {
      steps.push({ kind: 'chapter', title: heading.trim() }, ...sayings(heading, mostChars), {
        kind: 'rest',
        seconds: HEADING_S,
      })
    }
    const said = sayings(heading === undefined ? paragraph : rest, mostChars)
    if (said.length > 0) steps.push(...said, { kind: 'rest', seconds: PARAGRAPH_S })
  }
  while (steps.at(-1)?.kind === 'rest') steps.pop()
  return steps
}

function sayings(text: string, mostChars: number): Step[] {
  const steps: Step[] = []
  let at = 0
  for (const found of text.matchAll(MARK)) {
    steps.push(...toSay(text.slice(at, found.index), false, mostChars))
    if (found[2] !== undefined) steps.push(...toSay(found[2], true, mostChars))
    else steps.push({ kind: 'rest', seconds: Math.min(LONGEST_REST_S, Number(found[1] ?? USUAL_PAUSE_S)) })
    at = found.index + found[0].length
  }
  return [...steps, ...toSay(text.slice(at), false, mostChars)]
}

function toSay(text: string, isStressed: boolean, mostChars: number): Step[] {
  const steps: Extract<Step, { kind: 'say' }>[] = []
  let length = Infinity
  for (const sentence of cutSentences(text.replace(/\s+/g, ' '))) {
    for (const said of cutLong(sentence.trim())) {
      if (!/[\p{L}\p{N}]/u.test(said)) continue
      if (length + said.length > mostChars) {
        steps.push({ kind: 'say', sentences: [], isStressed })
        length = 0
      }
      steps.at(-1)!.sentences.push(said)
      length += said.length + 1
    }
  }
  return steps
}

const LONGEST_SENTENCE = 500
const cutLong = (sentence: string): string[] =>
  sentence.length <= LONGEST_SENTENCE ? [sentence] : (sentence.match(/\S.{0,398}(?=\s|$)|\S{400}/gsu) ?? [])

/** The text without the marks, as it is read. */
export const withoutMarks = (text: string): string =>
  text.replace(MARK, (_, __, stressed?: string) => stressed ?? '').replace(/^#{1,6}\s+/gm, '')

export type SpokenWord = { word: string; said: string }

/** A text with the words of a person's list as they want them spoken, whole words only. */
export function pronounced(text: string, words: readonly SpokenWord[]): string {
  if (words.length === 0) return text
  const said = new Map(words.map((one) => [one.word.toLowerCase(), one.said]))
  const escaped = [...said.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return text.replace(pattern, (found) => said.get(found.toLowerCase()) ?? found)
}
