import { z } from 'zod'

const granularity = z.enum(['word', 'segment'])

/** What `POST /v1/audio/transcriptions` takes beside its file, as OpenAI's API names it. */
export const transcriptionInputs = z.object({
  'model': z.string().min(1).max(200).optional(),
  'language': z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'is a code such as en')
    .optional(),
  'response_format': z
    .enum(['json', 'text', 'srt', 'verbose_json', 'vtt'], 'is json, text, srt, verbose_json or vtt')
    .default('json'),
  'timestamp_granularities[]': z.union([granularity, z.array(granularity)]).optional(),
  'prompt': z.string().max(10_000).optional(),
  'temperature': z.string().max(20).optional(),
})
export type TranscriptionInputs = z.output<typeof transcriptionInputs>
