import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import type { RunOptions } from '#app/providers/engine.ts'
import { toFailureAnswer } from '../calls/openai-error.server.ts'
import type { Completion, Header } from '../completing/completion.ts'
import { streamEvents, type EventWriter } from '../completing/event-stream.server.ts'
import type { ResponseInputs } from '../inputs/responses.inputs.ts'
import { hasMessage, toCallItem, toMessageItem, toOpenResponse, toResponse, toTextPart } from './response.ts'

type Options = { signal: AbortSignal; headers?: Record<string, string> }
type Send = (type: string, event: object) => void

/** A response as the events of OpenAI's stream; a failure on the way is `response.failed`, and an `error`. */
export const streamResponse = (
  header: Header,
  input: ResponseInputs,
  work: (options: RunOptions) => Promise<Completion>,
  options: Options,
): Promise<Response> => streamEvents(work, (sendLine) => toEventWriter(header, input, sendLine), options)

function toEventWriter(header: Header, input: ResponseInputs, sendLine: (line: string) => void): EventWriter {
  let count = 0
  const send: Send = (type, event) => {
    sendLine(`event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: count, ...event })}\n\n`)
    count += 1
  }
  const items = openItems(header, send)
  return {
    begin() {
      send('response.created', { response: toOpenResponse(header, input) })
      send('response.in_progress', { response: toOpenResponse(header, input) })
    },
    text: items.text,
    call: items.call,
    end(ended) {
      if (hasMessage(ended) && !items.hasText()) items.text(ended.text)
      ended.calls.forEach(({ id, name, input: text }, index) => {
        if (!items.hasCall(index)) items.call({ index, begins: { id, name }, text })
      })
      const response = toResponse(header, input, ended, items.textAt())
      items.close(response.output)
      send(response.status === 'incomplete' ? 'response.incomplete' : 'response.completed', { response })
    },
    fail(failure) {
      const { body } = toFailureAnswer(failure, toFailureWords(failure))
      const { code, message, type } = body
      send('response.failed', { response: toOpenResponse(header, input, { code, message }) })
      // Clients of OpenAI's end with a failure where an event has `error`.
      send('error', { code, message, param: null, error: { type, code, message, param: null } })
    },
  }
}

/** The items of one answer as they are told: its message, and each call, at the place where it began. */
function openItems(header: Header, send: Send) {
  let places = 0
  let textPlace: number | null = null
  const calls = new Map<number, { place: number; id: string }>()
  const message = toMessageItem(header, null, 'in_progress')
  const ofText = () => ({ item_id: message.id, output_index: textPlace ?? 0, content_index: 0 })

  const text: EventWriter['text'] = (delta) => {
    if (textPlace === null) {
      textPlace = places++
      send('response.output_item.added', { output_index: textPlace, item: message })
      send('response.content_part.added', { ...ofText(), part: toTextPart('') })
    }
    if (delta !== '') send('response.output_text.delta', { ...ofText(), delta, logprobs: [] })
  }
  const call: EventWriter['call'] = ({ index, begins, text: delta }) => {
    if (begins) {
      const item = toCallItem(header, { ...begins, input: '' }, index, 'in_progress')
      calls.set(index, { place: places++, id: item.id })
      send('response.output_item.added', { output_index: calls.get(index)!.place, item })
    }
    const of = calls.get(index)
    if (of && delta !== '')
      send('response.function_call_arguments.delta', { item_id: of.id, output_index: of.place, delta })
  }
  const close = (output: ReturnType<typeof toResponse>['output']) =>
    output.forEach((item, place) => {
      if (item.type === 'message') {
        const [part] = item.content
        send('response.output_text.done', { ...ofText(), text: part?.text ?? '', logprobs: [] })
        send('response.content_part.done', { ...ofText(), part })
      } else {
        const { id: item_id, name, arguments: given } = item
        send('response.function_call_arguments.done', { item_id, output_index: place, name, arguments: given })
      }
      send('response.output_item.done', { output_index: place, item })
    })
  return {
    ...{ text, call, close },
    hasText: () => textPlace !== null,
    hasCall: (index: number) => calls.has(index),
    textAt: () => textPlace ?? 0,
  }
}
