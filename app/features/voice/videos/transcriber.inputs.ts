import { z } from 'zod'
import { readVideoId } from '#app/providers/captions/video-id.ts'
import { recordingActs } from '../recordings/recording.inputs.ts'
import { hearFields } from '../tools/voice-tools.inputs.ts'
import { PASTED_MAX_CHARS, TITLE_MAX_CHARS } from '../voice.limits.ts'

const NO_VIDEO = 'This is no address of a YouTube video. Recordings and captions of other places go in as files below.'
const video = z
  .string()
  .trim()
  .max(300, NO_VIDEO)
  .transform((text, found) => {
    const id = readVideoId(text)
    if (id !== null) return id
    found.addIssue({ code: 'custom', message: NO_VIDEO })
    return z.NEVER
  })
/** The video that words belong to, where somebody says so. */
const ofVideo = z.union([z.literal('').transform(() => null), video], NO_VIDEO).default(null)
const title = z.string().trim().max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`).default('')

/** What people send to the transcriber: one of five ways to the words, or an act on a transcript. */
export const transcriberInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('video'), video, track: z.string().max(10).optional() }),
    z.object({
      do: z.literal('paste'),
      text: z
        .string()
        .max(
          PASTED_MAX_CHARS,
          `Please paste at most ${PASTED_MAX_CHARS.toLocaleString('en')} characters, or send a file.`,
        )
        .refine((text) => text.trim() !== '', 'Paste the words first.'),
      of: ofVideo,
      title,
      way: z.enum(['browser', 'paste']).default('paste'),
    }),
    z.object({ do: z.literal('captions'), of: ofVideo, title }),
    z.object({ do: z.literal('hear'), ...hearFields }),
    ...recordingActs,
  ],
  'This form is not known here. Please load the page again.',
)
export type TranscriberInput = z.output<typeof transcriberInputs>
