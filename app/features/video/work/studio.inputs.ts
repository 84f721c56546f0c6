import { z } from 'zod'
import { bedMoods, type BedMood } from '#app/engines/music-bed/bed-moods.ts'
import { movements, openings } from '#app/engines/storyboard/scene.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { cardLookNames } from '#app/providers/film/card-looks.ts'
import { captionWayNames, shapeNames } from '../storyboard/project.ts'
import * as limits from '../video.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined || value === '' ? [] : [value].flat())
const line = (most: number) => z.string().trim().max(most, `Please keep it under ${most} characters.`).default('')
const orNull = (most: number) => line(most).transform((text) => text || null)
const CHOOSE = 'Choose one of these.'
const voice = orNull(200)

export const sceneKinds = [
  'drawn',
  'own',
  'kept',
  'title',
  'quote',
  'list',
  'chart',
  'map',
  'screen',
  'blank',
  'clip',
] as const

const begin = z.object({
  do: z.literal('begin'),
  as: z.enum(['script', 'idea'], CHOOSE).default('script'),
  script: z
    .string()
    .max(limits.SCRIPT_MAX_CHARS, `Up to ${limits.SCRIPT_MAX_CHARS} characters fit here. Begin with a part of it.`)
    .default(''),
  from: line(120),
  shorten: z.enum(['', '8', '12', '20', '30'], CHOOSE).default(''),
  shape: z.enum(shapeNames, CHOOSE).default('wide'),
  look: z.enum(cardLookNames, CHOOSE).default('bamboo'),
  voice,
})

const SECONDS_WORDS = `A number from 1 to ${limits.SCENE_MAX_S}, or nothing: then it lasts as long as its words.`
const seconds = z
  .string()
  .trim()
  .max(12, SECONDS_WORDS)
  .default('')
  .transform((text, context) => {
    if (text === '') return null
    const value = Number(text.replace(',', '.'))
    if (value >= 1 && value <= limits.SCENE_MAX_S) return value
    context.addIssue(SECONDS_WORDS)
    return z.NEVER
  })

const scene = z.object({
  do: z.literal('scene'),
  film: id,
  scene: id,
  kind: z.enum(sceneKinds, CHOOSE),
  heading: line(limits.CARD_MAX_CHARS),
  text: line(limits.PROMPT_MAX_CHARS * 2),
  by: line(limits.CARD_MAX_CHARS),
  kept: line(64),
  words: line(limits.WORDS_MAX_CHARS),
  speaker: orNull(60),
  seconds,
  movement: z.enum(movements, CHOOSE).default('in'),
  opening: z.enum(openings, CHOOSE).default('dissolve'),
  chapter: orNull(limits.TITLE_MAX_CHARS),
  description: line(limits.DESCRIPTION_MAX_CHARS),
  filmer: orNull(200),
})

const moods = ['none', ...Object.keys(bedMoods)] as ['none', ...BedMood[]]
const number = (least: number, most: number) => {
  const words = `A number from ${least} to ${most}.`
  return z.coerce.number(words).min(least, words).max(most, words)
}

const settings = z.object({
  do: z.literal('settings'),
  film: id,
  shape: z.enum(shapeNames, CHOOSE),
  quality: z.enum(['480', '720', '1080'], CHOOSE).transform((text) => Number(text) as 480 | 720 | 1080),
  captions: z.enum(captionWayNames, CHOOSE),
  look: z.enum(cardLookNames, CHOOSE),
  style: orNull(40),
  drawer: orNull(200),
  voice,
  speaker: z.preprocess(list, z.array(z.string().max(60)).max(40)),
  casting: z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(z.string().max(200)).max(40)),
  speed: number(0.7, 1.5),
  mood: z.enum(moods, CHOOSE),
  level: number(0, 100),
  seed: z.coerce.number('A whole number.').int('A whole number.').min(0).max(999_999, 'A whole number.'),
})

const ofScene = <Act extends string>(act: Act) => z.object({ do: z.literal(act), film: id, scene: id })
const ofFilm = <Act extends string>(act: Act) => z.object({ do: z.literal(act), film: id })

/** The forms of the video studio. */
export const studioInputs = z.discriminatedUnion(
  'do',
  [
    begin,
    scene,
    settings,
    ofScene('split'),
    ofScene('merge'),
    ofScene('up'),
    ofScene('down'),
    ofScene('copy'),
    ofScene('remove'),
    ofScene('redraw'),
    z.object({ do: z.literal('add'), film: id, scene: line(64) }),
    z.object({
      do: z.literal('order'),
      film: id,
      ids: z.preprocess(list, z.array(z.string().max(64)).max(limits.MOST_SCENES)),
    }),
    ofFilm('undo'),
    ofFilm('redo'),
    z.object({ do: z.literal('version'), film: id, version: z.coerce.number().int().positive() }),
    ofFilm('render'),
    ofFilm('stop'),
    ofFilm('duplicate'),
    z.object({ do: z.literal('share'), film: id, term: shareTermInput }),
    z.object({ do: z.literal('revoke'), share: id }),
    ...keptInputs.options,
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type StudioAny = z.output<typeof studioInputs>
export type StudioInput<Act> = Extract<StudioAny, { do: Act }>
