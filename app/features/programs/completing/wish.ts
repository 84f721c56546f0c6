import type { JsonFormat, Ports, Tool } from '#app/providers/ports.ts'
import type { CompletionInputs } from '../inputs/chat-completions.inputs.ts'
import type { ResponseInputs } from '../inputs/responses.inputs.ts'

type Input = Ports['write']['input']

/** How an answer is wished for, whichever call asked: lengths and stops, tools, and the form of the text. */
export type Wish = Pick<Input, 'maxOutput' | 'temperature' | 'isParallel'> & {
  stop: string[]
  tools: Tool[]
  toolChoice: NonNullable<Input['toolChoice']>
  json: JsonFormat | null
}

/** A function as both calls describe it. */
type Described = {
  name: string
  description?: string | null | undefined
  parameters?: Record<string, unknown> | null | undefined
  strict?: boolean | null | undefined
}
type Schemed = Omit<Described, 'parameters'> & { schema?: Record<string, unknown> | null | undefined }

export const toTool = ({ name, description = null, parameters, strict = null }: Described): Tool => ({
  name,
  description,
  parameters: parameters ?? { type: 'object', properties: {} },
  isStrict: strict,
})

export const toJsonFormat = ({ name, description = null, schema = null, strict }: Schemed): JsonFormat => ({
  name,
  description,
  schema,
  isStrict: strict === true,
})

/** JSON of any shape. */
export const ANY_JSON: JsonFormat = { name: null, description: null, schema: null, isStrict: false }

/** What a chat completion wishes for. */
export function toChatWish(input: CompletionInputs): Wish {
  const { max_completion_tokens, max_tokens, temperature = null, stop, tools, tool_choice: choice } = input
  const { response_format: format, parallel_tool_calls: isParallel = null } = input
  return {
    maxOutput: max_completion_tokens ?? max_tokens ?? null,
    temperature,
    stop: stop ? [stop].flat() : [],
    tools: (tools ?? []).map((tool) => toTool(tool.function)),
    toolChoice: !choice ? 'auto' : typeof choice === 'string' ? choice : { name: choice.function.name },
    isParallel,
    json:
      format?.type === 'json_schema'
        ? toJsonFormat(format.json_schema)
        : format?.type === 'json_object'
          ? ANY_JSON
          : null,
  }
}

/** What a response wishes for. */
export function toResponseWish(input: ResponseInputs): Wish {
  const { max_output_tokens: maxOutput = null, temperature = null, tools, tool_choice: choice, text } = input
  const { parallel_tool_calls: isParallel = null } = input
  const format = text?.format
  return {
    ...{ maxOutput, temperature, isParallel },
    stop: [],
    tools: (tools ?? []).map(toTool),
    toolChoice: !choice ? 'auto' : typeof choice === 'string' ? choice : { name: choice.name },
    json: format?.type === 'json_schema' ? toJsonFormat(format) : format?.type === 'json_object' ? ANY_JSON : null,
  }
}

/** What of a wish fits nothing, with the field it stands in; null when all fits. */
export function findMisfit({ tools, toolChoice }: Wish, hasChosen: boolean): { message: string; param: string } | null {
  const names = tools.map(({ name }) => name)
  const twice = names.find((name, n) => names.indexOf(name) !== n)
  if (twice !== undefined) return { message: `tools: ${twice} stands there twice`, param: 'tools' }
  if (hasChosen && tools.length === 0 && toolChoice !== 'none')
    return { message: 'tool_choice: is only taken beside tools', param: 'tool_choice' }
  if (typeof toolChoice !== 'string' && !names.includes(toolChoice.name))
    return { message: `tool_choice: ${toolChoice.name} is none of the tools`, param: 'tool_choice' }
  return null
}

/** Why a model that takes neither tools nor a form of answer cannot do as wished; null when it can. */
export function findUnable(
  { tools, json }: Wish,
  model: string,
  names: { tools: string; json: string },
): { message: string; param: string } | null {
  const which = 'Those with takes_tools in /v1/models can.'
  if (tools.length > 0) return { message: `The model ${model} cannot be given tools. ${which}`, param: names.tools }
  if (json) return { message: `The model ${model} cannot be told to answer in JSON. ${which}`, param: names.json }
  return null
}
