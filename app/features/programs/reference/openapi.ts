import { z } from 'zod'
import { operations, type Operation } from './operations.ts'

type Json = Readonly<Record<string, unknown>>

/** JSON Schema of what a call takes; what clients may leave out is not required. */
export const toInputSchema = ({ input }: Operation): Json => {
  if (!input) return {}
  const { $schema: _, ...schema } = z.toJSONSchema(input.schema, { io: 'input', unrepresentable: 'any' }) as Json
  return input.kind === 'form' ? withFile(schema) : schema
}

const withFile = (schema: Json): Json => ({
  ...schema,
  properties: { file: { type: 'string', format: 'binary' }, ...(schema.properties as Json) },
  required: ['file', ...((schema.required as string[] | undefined) ?? [])],
})

const ERROR = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'type', 'param', 'code'],
      properties: {
        message: { type: 'string' },
        type: { type: 'string' },
        param: { type: ['string', 'null'] },
        code: { type: ['string', 'null'] },
      },
    },
  },
}

const refusals = {
  400: 'Something in the call does not fit; `param` names it.',
  401: 'There is no key, or one that opens nothing.',
  403: 'The key may not make this call: its owner kept it to others.',
  404: 'There is no such model for you here.',
  429: 'Too many calls, or the runs of the day or the budget of the key are used up: `Retry-After` says how many seconds to wait.',
  503: 'The engine cannot be reached.',
} as const

/** What stands on every answer. */
const HEADERS = {
  'x-request-id': 'Names the call in the log of this server.',
  'openai-processing-ms': 'Milliseconds until the answer began.',
  'x-ratelimit-limit-requests': 'Calls that the key may make in a minute.',
  'x-ratelimit-remaining-requests': 'How many of them are left.',
  'x-ratelimit-reset-requests': 'When all of them are back, such as 12s.',
} as const
const headers = Object.fromEntries(
  Object.entries(HEADERS).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
)

/** The description of `/v1` in OpenAPI 3.1, cut from what the calls really check. */
export const toOpenApi = (origin: string, name: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: `${name} for programs`,
    version: '1',
    description:
      'The wire format of OpenAI’s API: its clients work here with another base address and a key of this server.',
  },
  servers: [{ url: `${origin}/v1` }],
  security: [{ key: [] }],
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: { Error: ERROR },
  },
  paths: toPaths(),
})

/** Calls that share an address stand together. */
function toPaths(): Json {
  const paths = new Map<string, Json>()
  for (const one of operations) paths.set(one.path, { ...paths.get(one.path), [one.method]: toOperation(one) })
  return Object.fromEntries(paths)
}

/** What changes in its address, and what may stand behind it. */
function toParameters({ path, query }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: TEXT,
  }))
  if (!query) return inPath
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>
  }
  return [...inPath, ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))]
}
const TEXT = { type: 'string' }

const toOperation = (operation: Operation): Json => ({
  operationId: operation.id,
  summary: operation.title,
  description: operation.about,
  parameters: toParameters(operation),
  ...(operation.input && {
    requestBody: {
      required: true,
      content: {
        [operation.input.kind === 'json' ? 'application/json' : 'multipart/form-data']: {
          schema: toInputSchema(operation),
          ...(operation.example && { example: operation.example }),
        },
      },
    },
  }),
  responses: {
    200: { description: operation.answer.about, headers, content: { [operation.answer.type]: {} } },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        { description, headers, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      ]),
    ),
  },
})
