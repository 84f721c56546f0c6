import { toTable } from '#app/platform/table.ts'
import { CALLS_A_MINUTE } from '../calls/calls.limits.ts'
import { toInputSchema } from './openapi.ts'
import { operations, type Operation } from './operations.ts'

type Property = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Property[]
  format?: string
  maxLength?: number
}

/** The reference of `/v1` in Markdown, for one address of this server. */
export const toReferenceText = (origin: string): string =>
  [
    '## How to begin',
    'The calls have the wire format of OpenAI’s API, so that its clients and whatever speaks to it work here: set the base address and a key. You make keys in the settings, under Engines and keys; you choose how long one works, and see when it was used last.',
    fence('sh', `export OPENAI_BASE_URL=${origin}/v1\nexport OPENAI_API_KEY=frenly-…`),
    'A key can be kept to some kinds of calls, to a number of runs and to an amount of dollars a day or month; you change that in the same place. What a key may not do is answered with 403 `insufficient_permissions`, what is used up with 429 `insufficient_quota`.',
    `A description for tools is at [${origin}/v1/openapi.json](${origin}/v1/openapi.json). Each call is a run of the key’s owner: it counts towards the day’s runs and stands in their activity. A key may call ${CALLS_A_MINUTE} times a minute: \`x-ratelimit-limit-requests\`, \`x-ratelimit-remaining-requests\` and \`x-ratelimit-reset-requests\` on every answer say what is left. \`x-request-id\` names the call in the log, \`openai-processing-ms\` says how long it took.`,
    ...operations.map(toPart),
    '## When something is wrong',
    'Every refusal has the same shape, with a sentence for people, the name of what does not fit, and a code for programs. 429 comes with `Retry-After` in seconds; where trying again would not help, `x-should-retry: false` stands beside it.',
    fence(
      'json',
      JSON.stringify(
        {
          error: {
            message: 'input: is a text, or up to 256 texts',
            type: 'invalid_request_error',
            param: 'input',
            code: null,
          },
        },
        null,
        2,
      ),
    ),
  ].join('\n\n')

function toPart(operation: Operation): string {
  const { method, path, title, about, input, answer } = operation
  return [
    `## ${title}`,
    `\`${method.toUpperCase()} /v1${path}\``,
    about,
    ...(input ? [toFields(operation)] : []),
    `**Answer.** ${answer.about}`,
    fence('sh', toCurl(operation)),
    fence('python', toPython(operation)),
    fence('js', toJavaScript(operation)),
  ].join('\n\n')
}

function toFields(operation: Operation): string {
  const { properties = {}, required = [] } = toInputSchema(operation) as {
    properties?: Record<string, Property>
    required?: string[]
  }
  const rows = Object.entries(properties).map(
    ([name, property]) => `| \`${name}\` | ${toTypeWords(property)} | ${required.includes(name) ? 'yes' : ''} |`,
  )
  return ['| Field | What it is | Needed |', '| --- | --- | --- |', ...rows].join('\n')
}

function toTypeWords({ type, enum: choices, const: only, anyOf, format }: Property): string {
  if (choices) return choices.map((choice) => `\`${String(choice)}\``).join(', ')
  if (only !== undefined) return `\`${String(only)}\``
  if (anyOf) return [...new Set(anyOf.filter((one) => one.type !== 'null').map(toTypeWords))].join(' or ')
  if (format === 'binary') return 'a file'
  return [type ?? 'anything']
    .flat()
    .filter((one) => one !== 'null')
    .map((one) => words[one] ?? one)
    .join(' or ')
}
const words = toTable<string>({
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  object: 'object',
})

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

/** What changes in an address; ids of files alone, so far. */
const NAMED = /\{\w+\}/
/** A list is gone through; one thing is shown. */
const isList = (call: string) => call.endsWith('list()')

function toCurl({ method, path, input, example }: Operation): string {
  const act = method === 'delete' ? '-X DELETE ' : ''
  const head = `curl ${act}$OPENAI_BASE_URL${path.replace(NAMED, 'file-…')} -H "Authorization: Bearer $OPENAI_API_KEY"`
  if (!input) return head
  if (input.kind === 'form')
    return [
      head,
      '-F file=@talk.mp3',
      ...Object.entries(example ?? {}).map(([name, value]) => `-F ${name}=${String(value)}`),
    ].join(' \\\n  ')
  return `${head} \\\n  -H "Content-Type: application/json" \\\n  -d '${JSON.stringify(example)}'`
}

function toPython({ input, example, client: { python } }: Operation): string {
  const begin = 'from openai import OpenAI\nclient = OpenAI()'
  if (isList(python)) return `${begin}\nfor one in client.${python}:\n    print(one.id)`
  if (!input) return `${begin}\nprint(client.${python})`
  const said = Object.entries(example ?? {}).map(([name, value]) => `${name}=${toPythonValue(value)}`)
  const file = input.kind === 'form' ? ['file=open("talk.mp3", "rb")'] : []
  return `${begin}\nanswer = client.${python}(${[...file, ...said].join(', ')})\nprint(answer)`
}
const toPythonValue = (value: unknown): string => JSON.stringify(value)

function toJavaScript({ input, example, client: { javascript } }: Operation): string {
  const begin = "import OpenAI from 'openai'\nconst client = new OpenAI()"
  if (isList(javascript)) return `${begin}\nfor await (const one of client.${javascript}) console.log(one.id)`
  if (!input) return `${begin}\nconsole.log(await client.${javascript})`
  if (input.kind === 'form')
    return `import { createReadStream } from 'node:fs'\n${begin}\nconst file = createReadStream('talk.mp3')\nconsole.log(await client.${javascript}({ file, ...${JSON.stringify(example)} }))`
  return `${begin}\nconsole.log(await client.${javascript}(${JSON.stringify(example)}))`
}
