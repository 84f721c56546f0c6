import { clock } from '#app/platform/clock.ts'
import { toBrokenFailure, toStatusFailure } from '#app/providers/company-failure.ts'
import { createEventMender } from './engines/wire-events.ts'
import type { Session } from './engines/session.server.ts'
import { toStreamFailure } from './engines/stream-failure.ts'

export type Json = Record<string, unknown>
/** How the answers of one wire format are brought into the shape that the AI SDK reads. */
export type Mending = {
  answer: (answer: Json) => Json
  /** Null drops an event that says nothing to us. */
  event: (event: Json) => Json | null
  /** What ends a stream whose server left the last event away; null: it is whole, or was cut. */
  last?: (seen: ReadonlySet<string>) => Json | null
}

export const asItIs: Mending = { answer: (answer) => answer, event: (event) => event }

/** A fetch whose answers are mended on the way. An error that comes with the status of success is the failure it tells of. */
export function askMending({ ask, who, key }: Session, { answer, event, last }: Mending): typeof fetch {
  const needNoError = (json: Json) => {
    const failure = findHiddenFailure(who, key, json)
    if (failure) throw failure
  }
  return async (input, init) => {
    const response = await ask(input, init)
    if (!isStream(response, input, init)) {
      const text = await response.text()
      const json = toJson(text)
      if (json) needNoError(json)
      return new Response(json ? JSON.stringify(answer(json)) : text, response)
    }
    if (/json/i.test(response.headers.get('content-type') ?? '')) {
      const json = toJson(await response.text())
      if (json) needNoError(json)
      throw toBrokenFailure(who, 'answered in one piece, not with a stream')
    }
    const seen = new Set<string>()
    const mend = (data: string) => {
      const json = toJson(data)
      if (!json) return data
      const mended = event(json)
      if (typeof json.type === 'string') seen.add(json.type)
      if (hasStatus(json)) throw toStreamFailure(who, json.error)
      return mended && JSON.stringify(mended)
    }
    const atEnd = () => {
      const more = last?.(seen)
      return more ? JSON.stringify(more) : null
    }
    return new Response(response.body?.pipeThrough(createEventMender(mend, atEnd)) ?? null, response)
  }
}

/** By what was asked for, since some servers name no type. */
function isStream(response: Response, input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean {
  if (/event-stream/i.test(response.headers.get('content-type') ?? '')) return true
  const body = typeof init?.body === 'string' ? toJson(init.body) : null
  return body?.stream === true || String(input).includes(':streamGenerateContent')
}

function toJson(text: string): Json | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Json) : null
  } catch {
    return null
  }
}

const statusOf = ({ error }: Json): number => Number((error as { code?: unknown } | null)?.code)
const hasStatus = (json: Json) => statusOf(json) >= 400 && statusOf(json) < 600

function findHiddenFailure(who: string, key: string, json: Json) {
  if (!json.error) return null
  if (!hasStatus(json)) return toBrokenFailure(who, 'answered with an error in place of an answer')
  const refusal = { status: statusOf(json), headers: new Headers(), body: JSON.stringify(json) }
  return toStatusFailure(who, refusal, [key], clock.now())
}
