import { z } from 'zod'
import { MOST_FIELD_CHARS, MOST_INPUTS, MOST_STEPS, NO_FLOW, type Flow } from '#app/engines/flows/flow.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { ABOUT_MAX_CHARS, STEP_TITLE_MAX_CHARS } from '../flows.limits.ts'

const FIELDS_MOST = 20
const LINES_MOST = 20
const NAME_MAX_CHARS = 40

const line = z.object({ step: z.string().max(NAME_MAX_CHARS), when: z.enum(['yes', 'no']).nullable().default(null) })
const step = z.object({
  id: z.string().max(NAME_MAX_CHARS),
  tool: z.string().max(NAME_MAX_CHARS),
  title: z.string().max(STEP_TITLE_MAX_CHARS, `A name has up to ${STEP_TITLE_MAX_CHARS} characters.`).default(''),
  after: z.array(line).max(LINES_MOST, `A step comes after up to ${LINES_MOST} others.`).default([]),
  needs: z.enum(['all', 'any']).default('all'),
  each: z.string().max(NAME_MAX_CHARS).default(''),
  fields: z
    .record(z.string().max(NAME_MAX_CHARS), z.string().max(MOST_FIELD_CHARS, 'A field is longer than fits.'))
    .refine((fields) => Object.keys(fields).length <= FIELDS_MOST, `A step has up to ${FIELDS_MOST} fields.`)
    .default({}),
})
const input = z.object({
  name: z.string().max(NAME_MAX_CHARS, `A name has up to ${NAME_MAX_CHARS} characters.`),
  label: z.string().max(STEP_TITLE_MAX_CHARS, `A label has up to ${STEP_TITLE_MAX_CHARS} characters.`).default(''),
  kind: z.enum(['line', 'text', 'list']).default('text'),
  usual: z.string().max(MOST_FIELD_CHARS, 'The usual value is longer than fits.').default(''),
})

/** A flow as it comes from outside: its shape and bounds. Whether it can run is for `checkFlow` to say. */
export const flowInput = z.object({
  inputs: z.array(input).max(MOST_INPUTS, `A flow asks for up to ${MOST_INPUTS} things.`).default([]),
  steps: z.array(step).max(MOST_STEPS, `A flow has up to ${MOST_STEPS} steps.`),
}) satisfies z.ZodType<Flow, unknown>

export const readKeptFlow = (kept: unknown): Flow => {
  const read = flowInput.safeParse(kept)
  return read.success ? read.data : NO_FLOW
}

export const titleInput = z
  .string('Give it a name.')
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .refine((text) => text !== '', 'Give it a name.')
  .refine((text) => text.length <= TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`)
export const aboutInput = z
  .string()
  .trim()
  .max(ABOUT_MAX_CHARS, `Up to ${ABOUT_MAX_CHARS} characters say what it is for.`)
  .default('')

/** A flow as a file: what it is called, and what it does; no secrets, no runs. */
export const flowFileInput = z.object({
  frenly: z.literal('flow', 'This is no flow of this place.'),
  title: titleInput,
  about: aboutInput,
  face: z.enum(['recipe', 'workflow']).default('workflow'),
  flow: flowInput,
})
export type FlowFile = z.output<typeof flowFileInput>
