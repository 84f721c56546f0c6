import { languageLinesOf, linesOf, type GoldHalf } from './eval-sets/gold.ts'
import { toLanguageWords } from '#app/kits/asking/panda/languages.ts'
import type { Reply } from '#app/kits/asking/panda/reply.ts'

type Part = keyof GoldHalf
type Said = Pick<Reply, 'kind' | 'message' | 'sources'>
type Score = { right: number; of: number }
/** Of one half: the share that is right by part, and what is wrong with what was said instead. */
export type Measured = Record<Part, Score> & { wrong: { part: Part; text: string; found: string }[] }

const LEAST = 0.9
const SLUG = /[?&]article=([^&#]+)/

const slugOf = ({ sources }: Said): string | null => SLUG.exec(sources[0]?.url ?? '')?.[1] ?? null

/** Whether what the panda said is right for a line of a part. */
const isRight: Readonly<Record<Part, (said: Said, right: readonly string[]) => boolean>> = {
  asked: (said, right) => said.kind === 'help' && right.includes(slugOf(said) ?? ''),
  talk: ({ kind }) => kind === 'talk',
  refused: ({ kind }, right) => kind === 'unknown' || kind === 'talk' || right.includes(kind),
  languages: ({ kind, message }, [code = '']) => kind === 'language' && message === toLanguageWords(code),
}

/** Says every line of a half to the panda, and counts. */
export async function measure(half: GoldHalf, say: (text: string) => Promise<Said>): Promise<Measured> {
  const measured: Measured = {
    asked: { right: 0, of: 0 },
    talk: { right: 0, of: 0 },
    refused: { right: 0, of: 0 },
    languages: { right: 0, of: 0 },
    wrong: [],
  }
  for (const part of ['asked', 'talk', 'refused', 'languages'] as const) {
    for (const { text, right } of part === 'languages' ? languageLinesOf(half[part]) : linesOf(half[part])) {
      const said = await say(text)
      measured[part].of += 1
      if (isRight[part](said, right)) measured[part].right += 1
      else measured.wrong.push({ part, text, found: `${said.kind} ${slugOf(said) ?? said.message.slice(0, 60)}` })
    }
  }
  return measured
}

const percent = ({ right, of }: Score) => `${((100 * right) / Math.max(1, of)).toFixed(1)} % of ${of}`

export const isGoodEnough = ({ asked, refused }: Measured): boolean =>
  [asked, refused].every(({ right, of }) => right >= LEAST * of)

export const HEAD = ['half', 'right article first', 'refusals right', 'small talk right', 'languages right']
  .map((name) => name.padEnd(21))
  .join('')

export const toLine = (name: string, { asked, refused, talk, languages }: Measured): string =>
  [name, ...[asked, refused, talk, languages].map(percent)].map((cell) => cell.padEnd(21)).join('')
