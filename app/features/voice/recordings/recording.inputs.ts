import { z } from 'zod'
import { readSecond } from '#app/engines/transcript/times.ts'
import { SPEAKER_MAX_CHARS } from '#app/engines/transcript/transcript.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { MARK_MAX_CHARS, MOST_VOICES, PASTED_MAX_CHARS, TITLE_MAX_CHARS } from '../voice.limits.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const recording = id
const MOST_VOICES_WORDS = `Between two and ${MOST_VOICES} voices can be told apart.`
const count = z.coerce.number('This form is broken. Please load the page again.').int().min(0).max(1_000_000)

/** A second as people write it: 90, 1:30 or 1:02:03. */
export const second = z
  .string()
  .trim()
  .max(20, 'Give a time such as 1:30.')
  .transform((text, found) => {
    const value = readSecond(text)
    if (value !== null) return value
    found.addIssue({ code: 'custom', message: 'Give a time such as 1:30.' })
    return z.NEVER
  })

/** What can be done with a recording, on whatever screen it is shown. */
export const recordingActs = [
  z.object({
    do: z.literal('edit'),
    recording,
    version: count,
    from: count,
    to: count,
    text: z.string().max(PASTED_MAX_CHARS, 'This is more text than one page of a transcript can hold.'),
  }),
  z.object({
    do: z.literal('name-speaker'),
    recording,
    version: count,
    speaker: z.string().max(200),
    name: z.string().trim().max(SPEAKER_MAX_CHARS, `A name has up to ${SPEAKER_MAX_CHARS} characters.`),
  }),
  z
    .object({
      do: z.literal('name-between'),
      recording,
      version: count,
      from: second,
      to: second,
      name: z.string().trim().max(SPEAKER_MAX_CHARS, `A name has up to ${SPEAKER_MAX_CHARS} characters.`),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end comes before the beginning.' }),
  z.object({
    do: z.literal('tell-apart'),
    recording,
    version: count,
    voices: z.coerce
      .number('Choose from the list.')
      .int()
      .min(2, MOST_VOICES_WORDS)
      .max(MOST_VOICES, MOST_VOICES_WORDS),
  }),
  z.object({
    do: z.literal('rename'),
    recording,
    title: z
      .string()
      .trim()
      .min(1, 'Give it a name.')
      .max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`),
  }),
  z.object({ do: z.literal('delete'), recording }),
  z.object({ do: z.literal('bring-back'), c: id }),
  z.object({ do: z.literal('remove-sound'), recording }),
  z.object({
    do: z.literal('mark'),
    recording,
    at: second,
    note: z.string().trim().max(MARK_MAX_CHARS, `Please keep a note under ${MARK_MAX_CHARS} characters.`).default(''),
  }),
  z.object({ do: z.literal('unmark'), recording, mark: id }),
  z.object({ do: z.literal('summarise'), recording, from: second, to: second }),
  z.object({ do: z.literal('share'), recording, term: shareTermInput, sound: z.literal('on').optional() }),
  z.object({ do: z.literal('revoke'), share: id }),
  z.object({ do: z.literal('queue'), recording }),
  z.object({ do: z.literal('unqueue'), recording }),
  z.object({ do: z.literal('publish'), recording }),
  z.object({ do: z.literal('unpublish'), recording }),
  z.object({ do: z.literal('stop'), recording }),
  z.object({ do: z.literal('again'), recording }),
] as const

export const recordingInputs = z.discriminatedUnion(
  'do',
  recordingActs,
  'This form is not known here. Please load the page again.',
)
export type RecordingInput = z.output<typeof recordingInputs>
const names: ReadonlySet<string> = new Set(recordingActs.map(({ shape }) => shape.do.value))
export const isRecordingAct = <Input extends { do: string }>(input: Input): input is Input & RecordingInput =>
  names.has(input.do)
