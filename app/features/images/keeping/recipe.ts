import { z } from 'zod'
import { maskSchema } from './mask.inputs.ts'

const px = z.int().min(0).max(20_000)
const colour = z.string().regex(/^#[0-9a-f]{6}$/)

/** One change to a picture, as exactly as it must be known to make it again. */
export const changeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('crop'), left: px, top: px, width: px, height: px }),
  z.object({ do: z.literal('enlarge'), width: px, height: px }),
  /** By an engine that draws details anew; `enlarge` is resampling. */
  z.object({ do: z.literal('upscale'), factor: z.int().min(2).max(4), engine: z.string(), version: z.string() }),
  z.object({ do: z.literal('background'), colour }),
  z.object({ do: z.literal('frame'), size: px, colour }),
  z.object({
    do: z.literal('caption'),
    words: z.string(),
    place: z.enum(['top', 'middle', 'bottom']),
    colour,
    size: px,
  }),
])
export type Change = z.output<typeof changeSchema>

/** All that is needed to make a picture again; with the built-in engine of the same version the same bytes come out. */
export const recipeSchema = z.object({
  prompt: z.string(),
  style: z.string().nullable(),
  width: px,
  height: px,
  seed: z.number().nullable(),
  engine: z.string(),
  version: z.string().nullable(),
  changes: z.array(changeSchema),
  /** The picture an engine went on from, by its SHA-256, and which part of it was drawn anew; null: all of it. */
  edit: z.object({ of: z.string(), mask: maskSchema.nullable() }).optional(),
})
export type Recipe = z.output<typeof recipeSchema>

const changeWords = {
  crop: 'cropped',
  enlarge: 'enlarged',
  upscale: 'enlarged by super-resolution',
  background: 'given a background',
  frame: 'framed',
  caption: 'lettered',
} as const satisfies Record<Change['do'], string>

/** "cropped, then framed"; nothing for a picture as it was drawn. */
export const toChangeWords = ({ changes }: Recipe): string => changes.map(toWords).join(', then ')

const toWords = (one: Change): string =>
  one.do === 'upscale' ? `${changeWords.upscale} (${one.version}, ×${one.factor})` : changeWords[one.do]

/** The engine of a picture that was not drawn here but brought along. */
export const BROUGHT = 'upload'
export const BROUGHT_LABEL = 'Brought along'
export const isBrought = ({ engine }: Pick<Recipe, 'engine'>): boolean => engine === BROUGHT

/** What somebody who does not see a picture is told, until its owner says it better. */
export function draftAlt({ prompt, style, changes, engine }: Recipe): string {
  const said = prompt.replace(/\s+/g, ' ').trim()
  if (isBrought({ engine })) return `A picture named “${said}”, not described yet.`
  const first = said ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : 'A picture without words'
  const whole = /[.!?…]$/.test(first) ? first : `${first}.`
  const lettered = changes.flatMap((one) => (one.do === 'caption' ? [one.words] : []))
  const inStyle = style ? ` In the style ${style.replaceAll('-', ' ')}.` : ''
  return `${whole}${inStyle}${lettered.length > 0 ? ` On it stands: ${lettered.join(' / ')}.` : ''}`
}

/** The name of a picture from its prompt: whole words, no longer than a line. */
export function draftTitle(prompt: string, most: number): string {
  const said = prompt.replace(/\s+/g, ' ').trim()
  if (said.length <= most) return said || 'Untitled'
  const cut = said.slice(0, most - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > most / 2 ? cut.lastIndexOf(' ') : cut.length).toWellFormed()}…`
}
