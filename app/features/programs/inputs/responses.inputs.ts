import { z } from 'zod'
import { responseFormat, responseToolChoice, responseTools } from './tools.inputs.ts'

const ITEMS_MAX = 500
const PARTS_MAX = 500
const TEXT_MAX_CHARS = 400_000
const NAME_MAX_CHARS = 256
const METADATA_MAX = 16
const TEMPERATURE_MAX = 2
const NOTHING_KEPT = 'is not taken: nothing is kept here, so send the whole conversation in input'

const text = z.string().max(TEXT_MAX_CHARS)
const name = z.string().max(NAME_MAX_CHARS)
const part = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.enum(['input_text', 'output_text', 'text']), text }),
    z.object({ type: z.literal('refusal'), refusal: text }),
    z.object({
      type: z.literal('input_image'),
      image_url: z.string('is a data address: nothing is fetched, and no file is kept here'),
    }),
  ],
  'has the type input_text, output_text, input_image or refusal; sounds and files are not taken here',
)
const content = z.union([text, z.array(part).max(PARTS_MAX)], {
  error: (issue) =>
    Array.isArray(issue.input)
      ? 'has a part that is not taken here: the types input_text, output_text, input_image and refusal are'
      : 'must be a text or a list of parts',
})
const roles = ['system', 'developer', 'user', 'assistant'] as const

const item = z.preprocess(
  // A message may leave its type away.
  (given) =>
    typeof given === 'object' && given !== null && !('type' in given) ? { ...given, type: 'message' } : given,
  z.discriminatedUnion(
    'type',
    [
      z.object({
        type: z.literal('message'),
        role: z.enum(roles, `must be one of ${roles.join(', ')}`),
        content,
      }),
      z.object({ type: z.literal('function_call'), call_id: name.min(1), name, arguments: text }),
      z.object({ type: z.literal('function_call_output'), call_id: name.min(1), output: content }),
    ],
    'has the type message, function_call or function_call_output: others are not taken here',
  ),
)
export type ResponseItem = z.output<typeof item>

/** What `POST /v1/responses` takes, as OpenAI's API names it. Fields beyond these change nothing here. */
export const responseInputs = z.object({
  model: z.string().min(1),
  input: z.union([text.min(1, 'is an empty text'), z.array(item).min(1).max(ITEMS_MAX)], {
    error: (issue) => (Array.isArray(issue.input) ? undefined : 'is a text, or a list of messages and calls'),
  }),
  instructions: text.nullish(),
  stream: z.boolean().nullish(),
  max_output_tokens: z.int().positive().nullish(),
  temperature: z.number().min(0).max(TEMPERATURE_MAX).nullish(),
  tools: responseTools.nullish(),
  tool_choice: responseToolChoice.nullish(),
  parallel_tool_calls: z.boolean().nullish(),
  text: z.object({ format: responseFormat.nullish() }).nullish(),
  metadata: z
    .record(z.string().max(64), z.string().max(512))
    .refine((said) => Object.keys(said).length <= METADATA_MAX, `has at most ${METADATA_MAX} entries`)
    .nullish(),
  store: z.literal(false, 'is false here: no answer is kept to be asked for again').nullish(),
  background: z.literal(false, 'is false here: wait for the answer, or stream it').nullish(),
  previous_response_id: z.null(NOTHING_KEPT).optional(),
  conversation: z.null(NOTHING_KEPT).optional(),
  prompt: z.null('is not taken: no prompts are kept here').optional(),
})
export type ResponseInputs = z.output<typeof responseInputs>
