import { z } from 'zod'

const TOOLS_MAX = 128
const ABOUT_MAX_CHARS = 10_000
const SCHEMA_MAX_CHARS = 100_000

const name = z.string().regex(/^[\w-]{1,64}$/, 'is a name of up to 64 letters, digits, _ and -')

/** A JSON Schema, handed on to the model as it is. */
export const jsonSchema = z
  .record(z.string(), z.unknown())
  .refine((schema) => JSON.stringify(schema).length <= SCHEMA_MAX_CHARS, `has at most ${SCHEMA_MAX_CHARS} characters`)

const named = {
  name,
  description: z.string().max(ABOUT_MAX_CHARS).nullish(),
  parameters: jsonSchema.nullish(),
  strict: z.boolean().nullish(),
}
const FUNCTIONS_ALONE = 'is function: other tools are not served here'

/** A tool as `POST /v1/chat/completions` names it. */
export const chatTools = z
  .array(z.object({ type: z.literal('function', FUNCTIONS_ALONE), function: z.object(named) }))
  .max(TOOLS_MAX)
/** A tool as `POST /v1/responses` names it. */
export const responseTools = z
  .array(z.object({ type: z.literal('function', FUNCTIONS_ALONE), ...named }))
  .max(TOOLS_MAX)

const words = z.enum(['none', 'auto', 'required'])
const CHOICE = 'is none, auto, required, or a function by its name'

export const chatToolChoice = z.union(
  [words, z.object({ type: z.literal('function'), function: z.object({ name }) })],
  {
    error: CHOICE,
  },
)
export const responseToolChoice = z.union([words, z.object({ type: z.literal('function'), name })], { error: CHOICE })

/** What an answer in JSON keeps to, without the word that says so. */
export const namedSchema = z.object({
  name,
  description: z.string().max(ABOUT_MAX_CHARS).nullish(),
  schema: jsonSchema.nullish(),
  strict: z.boolean().nullish(),
})

/** The form of an answer as `POST /v1/chat/completions` names it. */
export const chatFormat = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('text') }),
    z.object({ type: z.literal('json_object') }),
    z.object({ type: z.literal('json_schema'), json_schema: namedSchema }),
  ],
  'has the type text, json_object or json_schema',
)
/** The form of an answer as `POST /v1/responses` names it. */
export const responseFormat = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('text') }),
    z.object({ type: z.literal('json_object') }),
    z.object({ type: z.literal('json_schema'), ...namedSchema.shape }),
  ],
  'has the type text, json_object or json_schema',
)
