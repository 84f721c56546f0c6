import type { LanguageModel } from 'ai'
import type { Message, Ports, ToolCall, ToolResult } from '#app/providers/ports.ts'

type Model = Extract<LanguageModel, { specificationVersion: 'v3' }>
type Prompt = Parameters<Model['doGenerate']>[0]['prompt']

/** A conversation with calls of tools and what they gave, as models are told it. */
export const toPrompt = ({ system, messages }: Ports['write']['input']): Prompt => [
  ...(system ? [{ role: 'system' as const, content: system }] : []),
  ...messages.flatMap(toTurns),
]

function toTurns({ role, text, pictures = [], calls = [], results = [] }: Message): Prompt {
  const words = text === '' ? [] : [{ type: 'text' as const, text }]
  if (role === 'assistant') return [{ role, content: [...words, ...calls.map(toCallPart)] }]
  const files = pictures.map(({ bytes, type }) => ({ type: 'file' as const, data: bytes, mediaType: type }))
  return [
    ...(results.length > 0 ? [{ role: 'tool' as const, content: results.map(toResultPart) }] : []),
    ...(words.length + files.length > 0 ? [{ role, content: [...words, ...files] }] : []),
  ]
}

const toCallPart = ({ id, name, input, signature }: ToolCall) => ({
  type: 'tool-call' as const,
  toolCallId: id,
  toolName: name,
  input: toValue(input),
  ...(signature && { providerOptions: { google: { thoughtSignature: signature } } }),
})

const toResultPart = ({ id, name, text }: ToolResult) => ({
  type: 'tool-result' as const,
  toolCallId: id,
  toolName: name,
  output: { type: 'text' as const, value: text },
})

/** A model may have written what is no JSON; it is told its own words then. */
function toValue(input: string): unknown {
  if (input.trim() === '') return {}
  try {
    return JSON.parse(input) as unknown
  } catch {
    return input
  }
}
