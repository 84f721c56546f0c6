import type { ModelMessage } from 'ai'
import { callCompany } from '#app/providers/company-call.server.ts'
import { CompanyFailure, toBrokenFailure } from '#app/providers/company-failure.ts'
import type { CallPart, Engine, EngineResult, RunOptions } from '#app/providers/engine.ts'
import type { Message, Ports } from '#app/providers/ports.ts'
import { toEngineFacts } from '../engine-facts.ts'
import { JSON_TYPE, STREAM_TYPE, toSession, type EngineParts } from './session.server.ts'
import { loadAiSdk } from '../ai-sdk.server.ts'
import { toStreamFailure } from './stream-failure.ts'
import { toPatientLimits } from './time-limits.ts'
import { askWithTools, needJson, needsTools, withSchema, type Ending } from './tool-calls.server.ts'

type Input = Ports['write']['input']

/** Text from a language model, in parts when somebody listens. A text that was cut off is a failure, never a short answer. */
export function createWriteEngine(parts: EngineParts): Engine<'write'> {
  const { company, config } = parts
  return {
    ...toEngineFacts(parts, 'write'),
    ...(company.takesTools && { takesTools: true }),
    async run(input, options) {
      const asking = { parts, input, options, hasHandedOn: false }
      const ending = await ask(asking).catch((error: unknown) => {
        if (!isAboutTemperature(error) || input.temperature == null || asking.hasHandedOn) throw error
        return ask({ ...asking, input: { ...input, temperature: null } })
      })
      const given = toResult(config.label, ending)
      if (input.json && given.result.finish === 'stop') needJson(given.result.text)
      return given
    },
  }
}

/** Some models have one temperature only and refuse a request that names another; the wish gives way. */
const isAboutTemperature = (error: unknown) =>
  error instanceof CompanyFailure && error.kind === 'unable' && /temperature/i.test(error.message)

type Asking = { parts: EngineParts; input: Input; options: RunOptions; hasHandedOn: boolean }

async function ask(asking: Asking): Promise<Ending> {
  const { parts, input, options } = asking
  const { company, config, offered } = parts
  const limits = toPatientLimits(company.limits, offered.model)
  const onPart =
    options.onPart &&
    ((text: string) => {
      asking.hasHandedOn = true
      options.onPart?.(text)
    })
  const onCall = (part: CallPart) => {
    asking.hasHandedOn = true
    options.onCall?.(part)
  }
  return await callCompany(
    {
      config,
      signal: options.signal,
      limits: onPart ? limits : { ...limits, firstMs: limits.wholeMs },
      accepts: onPart ? STREAM_TYPE : JSON_TYPE,
      retries: 'passing',
      hasHandedOn: () => asking.hasHandedOn,
    },
    async (fetch, signal) => {
      const model = await company.write(toSession(company, config, fetch, signal), offered.model)
      if (needsTools(input)) {
        const asked = company.needsSchema ? withSchema(input) : input
        return await askWithTools(model, config.label, asked, { signal, onPart, onCall })
      }
      const { generateText, streamText } = await loadAiSdk()
      const settings = { model, ...toSettings(input), maxRetries: 0, abortSignal: signal }
      if (!onPart) {
        const { text, finishReason, rawFinishReason = 'unsaid', usage } = await generateText(settings)
        return { text, finishReason, rawFinishReason, usage }
      }
      return await readStream(config.label, streamText({ ...settings, onError: () => undefined }).fullStream, onPart)
    },
  )
}

type StreamPart =
  | { type: 'text-delta'; text: string }
  | { type: 'error'; error: unknown }
  | ({ type: 'finish'; totalUsage: Ending['usage'] } & Pick<Ending, 'finishReason' | 'rawFinishReason'>)
  | { type: 'other' }

async function readStream(
  who: string,
  stream: AsyncIterable<unknown>,
  onPart: NonNullable<RunOptions['onPart']>,
): Promise<Ending> {
  let text = ''
  for await (const part of stream as AsyncIterable<StreamPart>) {
    if (part.type === 'error') throw toStreamFailure(who, part.error)
    if (part.type === 'finish') return { text, ...part, usage: part.totalUsage }
    if (part.type !== 'text-delta' || part.text === '') continue
    text += part.text
    onPart(part.text)
  }
  throw toBrokenFailure(who, 'stopped before its answer was whole')
}

/** Throws EngineFailure for an answer that is none: cut off, filtered or empty. */
function toResult(who: string, ending: Ending): EngineResult<'write'> {
  const { text, finishReason, rawFinishReason, usage, calls = [] } = ending
  if (finishReason === 'content-filter')
    throw new CompanyFailure('refused', `${who} declines to write about this (${rawFinishReason ?? 'filter'}).`)
  if (rawFinishReason === undefined) throw toBrokenFailure(who, 'stopped before its answer was whole')
  if (text.trim() === '' && calls.length === 0) {
    if (finishReason === 'length')
      throw new CompanyFailure('unable', `${who} used up the allowed length before it wrote a word.`)
    throw toBrokenFailure(who, 'gave an empty answer')
  }
  const finish = finishReason === 'stop' || finishReason === 'length' ? finishReason : 'other'
  const { inputTokens, outputTokens } = usage
  return {
    result: calls.length > 0 ? { text, calls, finish: finish === 'length' ? finish : 'calls' } : { text, finish },
    usage: { input: toCount(inputTokens), output: toCount(outputTokens) },
  }
}

/** Every answer takes tokens both ways: none means that nobody counted. */
const toCount = (tokens: number | undefined) => (Number.isSafeInteger(tokens) && tokens! > 0 ? tokens! : null)

function toSettings({ system, messages, maxOutput, temperature, stop }: Input) {
  return {
    ...(system && { system }),
    messages: messages.map(toModelMessage),
    ...(maxOutput != null && { maxOutputTokens: maxOutput }),
    ...(temperature != null && { temperature }),
    ...(stop?.length && { stopSequences: stop }),
  }
}

function toModelMessage({ role, text, pictures = [] }: Message): ModelMessage {
  if (role === 'assistant') return { role, content: text }
  if (pictures.length === 0) return { role, content: text }
  const seen = pictures.map(({ bytes, type }) => ({ type: 'image' as const, image: bytes, mediaType: type }))
  return { role, content: [{ type: 'text', text }, ...seen] }
}
