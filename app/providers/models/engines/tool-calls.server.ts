import type { LanguageModel } from 'ai'
import { toBrokenFailure } from '#app/providers/company-failure.ts'
import { EngineFailure, type RunOptions } from '#app/providers/engine.ts'
import type { Ports, ToolCall } from '#app/providers/ports.ts'
import { toStreamFailure } from './stream-failure.ts'
import { toPrompt } from './tool-prompt.ts'

type Input = Ports['write']['input']
type Model = Extract<LanguageModel, { specificationVersion: 'v3' }>
type Wish = Parameters<Model['doGenerate']>[0]
type Content = Awaited<ReturnType<Model['doGenerate']>>['content'][number]
type Schema = Extract<NonNullable<Wish['tools']>[number], { type: 'function' }>['inputSchema']
type Listening = {
  signal: AbortSignal
  onPart: RunOptions['onPart'] | undefined
  onCall: RunOptions['onCall'] | undefined
}

/** What a model said in the end. */
export type Ending = {
  text: string
  finishReason: string
  rawFinishReason: string | undefined
  usage: { inputTokens: number | undefined; outputTokens: number | undefined }
  calls?: ToolCall[]
}

/** Whether a question is more than words: with tools, or for an answer in JSON. */
export const needsTools = ({ tools = [], json = null }: Input): boolean => tools.length > 0 || json !== null

/**
 * Asks a model that is given tools or a form of answer. It is asked below the AI SDK's own loop: what it calls is handed on
 * as it wrote it, and nothing is called here.
 */
export async function askWithTools(
  given: LanguageModel,
  who: string,
  input: Input,
  listening: Listening,
): Promise<Ending> {
  const model = given as Model
  const wish = toWish(input, listening.signal)
  if (listening.onPart) return readStream(who, (await model.doStream(wish)).stream, listening)
  const { content, finishReason, usage } = await model.doGenerate(wish)
  return {
    text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    calls: content.flatMap(toCalls),
    ...toEnd(finishReason, usage),
  }
}

const toCalls = (part: Content): ToolCall[] =>
  part.type === 'tool-call'
    ? [{ id: part.toolCallId, name: part.toolName, input: part.input, ...toSignature(part) }]
    : []

/** Gemini wants what it thought by to come back with the call. */
function toSignature({ providerMetadata }: { providerMetadata?: Record<string, Record<string, unknown>> }) {
  const signature = providerMetadata?.google?.thoughtSignature
  return typeof signature === 'string' ? { signature } : {}
}

type Finish = Pick<Awaited<ReturnType<Model['doGenerate']>>, 'finishReason' | 'usage'>

const toEnd = ({ unified, raw }: Finish['finishReason'], { inputTokens, outputTokens }: Finish['usage']) => ({
  finishReason: unified,
  rawFinishReason: raw ?? (unified === 'other' ? undefined : unified),
  usage: { inputTokens: inputTokens.total, outputTokens: outputTokens.total },
})

async function readStream(
  who: string,
  stream: Awaited<ReturnType<Model['doStream']>>['stream'],
  { onPart, onCall }: Listening,
): Promise<Ending> {
  let text = ''
  const calls: ToolCall[] = []
  const begun = new Map<string, number>()
  const begin = (begins: Omit<ToolCall, 'input'>) => {
    const index = begun.size
    begun.set(begins.id, index)
    onCall?.({ index, begins, text: '' })
    return index
  }
  for await (const part of stream) {
    if (part.type === 'error') throw toStreamFailure(who, part.error)
    if (part.type === 'finish') return { text, calls, ...toEnd(part.finishReason, part.usage) }
    if (part.type === 'text-delta' && part.delta !== '') {
      text += part.delta
      onPart?.(part.delta)
    }
    if (part.type === 'tool-input-start') begin({ id: part.id, name: part.toolName, ...toSignature(part) })
    if (part.type === 'tool-input-delta') onCall?.({ index: begun.get(part.id) ?? 0, text: part.delta })
    if (part.type === 'tool-call') {
      const { toolCallId: id, toolName: name, input } = part
      const named = { id, name, ...toSignature(part) }
      if (!begun.has(id)) onCall?.({ index: begin(named), text: input })
      calls.push({ ...named, input })
    }
  }
  throw toBrokenFailure(who, 'stopped before its answer was whole')
}

function toWish(input: Input, abortSignal: AbortSignal): Wish {
  const { maxOutput, temperature, stop, tools = [], toolChoice = 'auto', isParallel = null, json = null } = input
  const isStrict = json?.isStrict ?? false
  return {
    prompt: toPrompt(input),
    abortSignal,
    ...(maxOutput != null && { maxOutputTokens: maxOutput }),
    ...(temperature != null && { temperature }),
    ...(stop?.length && { stopSequences: stop }),
    ...(tools.length > 0 && {
      tools: tools.map((tool) => ({
        type: 'function' as const,
        name: tool.name,
        inputSchema: tool.parameters as Schema,
        ...(tool.description !== null && { description: tool.description }),
        ...(tool.isStrict !== null && { strict: tool.isStrict }),
      })),
      toolChoice:
        typeof toolChoice === 'string' ? { type: toolChoice } : { type: 'tool' as const, toolName: toolChoice.name },
    }),
    ...(json && { responseFormat: toFormat(json) }),
    providerOptions: {
      anthropic: isParallel === null ? {} : { disableParallelToolUse: !isParallel },
      openai: { strictJsonSchema: isStrict, ...(isParallel !== null && { parallelToolCalls: isParallel }) },
      compatible: { strictJsonSchema: isStrict, ...(isParallel !== null && { parallel_tool_calls: isParallel }) },
    },
  }
}

const toFormat = ({ schema, name, description }: NonNullable<Input['json']>) => ({
  type: 'json' as const,
  ...(schema && { schema: schema as Schema }),
  ...(name !== null && { name }),
  ...(description !== null && { description }),
})

/** The same with a schema where JSON of any shape was asked for. */
export const withSchema = (input: Input): Input =>
  input.json && !input.json.schema ? { ...input, json: { ...input.json, schema: { type: 'object' } } } : input

/** Throws EngineFailure when what was to be JSON is none; an answer that was cut by its length is handed on as it is. */
export function needJson(text: string): void {
  try {
    JSON.parse(text)
  } catch (cause) {
    throw new EngineFailure('broken', 'It was asked for JSON and answered something else', null, { cause })
  }
}
