import { z } from 'zod'
import { MOST_INPUTS } from '#app/engines/flows/flow.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { aboutInput, titleInput } from './flow.inputs.ts'

const id = z.string('This form names nothing. Please load the page again.').min(1).max(64)
const number = z.coerce.number('This form is not whole. Please load the page again.').int().min(0).max(1_000_000)
const NO_ACT = 'This page does not know what to do with that. Please load it again.'
const FILE_MAX_CHARS = 400_000
const LINES_MAX_CHARS = 2_000

const lines = z
  .string()
  .max(LINES_MAX_CHARS, 'That is more than can be looked for.')
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )

/** The forms of create lab and workflow builder. */
export const flowInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('new'), from: z.string().max(40).default('') }),
    z.object({
      do: z.literal('import'),
      file: z
        .string('Paste what was exported.')
        .trim()
        .min(1, 'Paste what was exported.')
        .max(FILE_MAX_CHARS, 'That is longer than any flow here.'),
    }),
    z.looseObject({
      do: z.literal('save'),
      flow: id,
      version: number,
      act: z.string().max(80).default('save'),
      title: titleInput,
      about: aboutInput,
      tool: z.string().max(40).default(''),
      behind: z.string().max(40).default(''),
      step: z.preprocess(
        (value) => (value === undefined ? [] : [value].flat()),
        z.array(z.string().max(40)).max(1_000, 'That is more steps than a form holds.'),
      ),
      input: z.preprocess(
        (value) => (value === undefined ? [] : [value].flat()),
        z.array(z.string().max(4)).max(MOST_INPUTS + 1, `A flow asks for up to ${MOST_INPUTS} things.`),
      ),
    }),
    z.looseObject({ do: z.literal('run'), flow: id, how: z.enum(['real', 'dry']).default('real') }),
    z.object({ do: z.literal('stop'), flow: id, run: id }),
    z.object({ do: z.literal('retry'), flow: id, run: id }),
    z.object({ do: z.literal('restore'), flow: id, version: number }),
    z.object({ do: z.literal('release'), flow: id, version: number }),
    z.object({ do: z.literal('withdraw'), flow: id }),
    z.object({ do: z.literal('as-workflow'), flow: id }),
    z.looseObject({
      do: z.literal('case'),
      flow: id,
      title: titleInput,
      of: z.string('Choose a step.').min(1, 'Choose a step.').max(40),
      holds: lines,
      lacks: lines,
    }),
    z.object({ do: z.literal('remove-case'), flow: id, case: id }),
    z.object({ do: z.literal('test'), flow: id }),
    z.object({
      do: z.literal('start'),
      flow: id,
      kind: z.enum(['schedule', 'call', 'mail', 'document'], 'Choose what begins it.'),
      often: z.string().max(100).default(''),
      pattern: z.string().trim().max(100, 'A schedule has up to 100 characters.').default(''),
      zone: z.string().trim().max(60, 'A time zone has up to 60 characters.').default('UTC'),
      words: z.string().trim().max(100, 'Up to 100 characters.').default(''),
      sender: z.string().trim().max(200, 'Up to 200 characters.').default(''),
    }),
    z.object({ do: z.literal('start-on'), flow: id, start: id }),
    z.object({ do: z.literal('start-off'), flow: id, start: id }),
    z.object({ do: z.literal('remove-start'), flow: id, start: id }),
    z.object({ do: z.literal('share'), flow: id, term: shareTermInput }),
    z.object({ do: z.literal('revoke'), flow: id, share: id }),
    z.object({ do: z.literal('take-over'), shared: id }),
    z.object({
      do: z.literal('answer'),
      question: z.string().max(200),
      answer: z.enum(['yes', 'no'], 'Say yes or no.'),
      word: z.string().trim().max(300, 'Up to 300 characters.').default(''),
    }),
    ...keptInputs.options,
  ],
  NO_ACT,
)

export type FlowInputOf<Do> = Extract<z.output<typeof flowInputs>, { do: Do }>
