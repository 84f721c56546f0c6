import { z } from 'zod'
import { accents, fonts } from '#app/engines/page-builder/plan.ts'
import { kindNames } from '#app/engines/page-builder/kinds.ts'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { FILE_MAX_CHARS, REPLY_MAX_CHARS, WISH_MAX_CHARS } from '../code.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const list = (value: unknown) => (value === undefined ? [] : [value].flat())
const wish = z
  .string('Say what you want.')
  .trim()
  .min(2, 'Say what you want.')
  .max(WISH_MAX_CHARS, `Please keep it under ${WISH_MAX_CHARS.toLocaleString('en')} characters.`)
const project = id
/** The version somebody looked at when they changed it. */
const after = z.coerce.number().int().min(1)
const consent = z.literal('on').optional()

const acts = [
  z.object({ do: z.literal('begin'), prompt: wish }),
  z.object({ do: z.literal('wish'), project, after, prompt: wish, consent, with: z.literal('model').optional() }),
  /** The recording of a turn, or of what shall be begun. */
  z.object({ do: z.literal('say'), project: id.optional() }),
  z.object({ do: z.literal('unsay'), spoken: id }),
  z.object({
    do: z.literal('section'),
    project,
    after,
    section: z.string().max(60),
    field: z.preprocess(list, z.array(z.string().max(40)).max(12)),
    value: z.preprocess(list, z.array(z.string().max(8_000, 'That is more than fits here.')).max(12)),
  }),
  z.object({
    do: z.literal('add'),
    project,
    after,
    kind: z.enum(kindNames as [string, ...string[]], 'Choose from the list.'),
  }),
  z.object({ do: z.literal('place'), project, after, section: z.string().max(60), way: z.enum(['up', 'down', 'out']) }),
  z.object({
    do: z.literal('look'),
    project,
    after,
    title: z.string().trim().min(1, 'Give it a name.').max(60, 'A name has up to 60 characters.'),
    accent: z.enum(accents as [string, ...string[]], 'Choose from the list.'),
    ground: z.enum(['light', 'dark'], 'Choose from the list.'),
    font: z.enum(fonts, 'Choose from the list.'),
  }),
  z.object({
    do: z.literal('file'),
    project,
    after,
    file: z
      .string()
      .regex(
        /^[\w-]{1,40}\.(html|css|js|svg|txt|md|json)$/,
        'A name of letters and digits that ends in .html, .css, .js, .svg, .txt, .md or .json.',
      ),
    text: z
      .string()
      .max(FILE_MAX_CHARS, `A file has up to ${FILE_MAX_CHARS.toLocaleString('en')} characters.`)
      .default(''),
    consent,
  }),
  z.object({ do: z.literal('restore'), project, after, n: z.coerce.number().int().min(1) }),
  z.object({ do: z.literal('publish'), project, after }),
  z.object({ do: z.literal('retract'), project }),
  z.object({ do: z.literal('drop-reply'), project, reply: id }),
  z.object({
    do: z.literal('send'),
    app: id,
    form: z.string().max(60),
    field: z.preprocess(list, z.array(z.string().max(60)).max(20)),
    value: z.preprocess(
      list,
      z.array(z.string().max(REPLY_MAX_CHARS, `Up to ${REPLY_MAX_CHARS} characters fit in a field.`)).max(20),
    ),
  }),
  z.object({ do: z.literal('report'), ...reportFields }),
  ...keptInputs.options,
] as const

/** The forms of the builder and of the vibe coder. */
export const builderInputs = z.preprocess(
  (raw) => (typeof raw === 'object' && raw !== null && 'act' in raw && !('do' in raw) ? { ...raw, do: raw.act } : raw),
  z.discriminatedUnion('do', acts, 'This page does not know what to do with that. Please load it again.'),
)
export type BuilderInputs = z.output<typeof builderInputs>
export type BuilderInput<Act> = Extract<BuilderInputs, { do: Act }>
