import type { Json, Mending } from '../mended-answers.server.ts'

/** The events that carry an answer; Anthropic adds others and asks that they are passed over. */
const EVENTS = new Set([
  'message_start',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
  'error',
  'ping',
])
/** Read as unknown: no call of a model takes no tokens. */
const UNKNOWN = { input_tokens: 0, output_tokens: 0 }

const withUsage = (json: Json): Json => ({ ...json, usage: { ...UNKNOWN, ...(json.usage as Json | null) } })
const withoutNulls = (json: Json): Json => Object.fromEntries(Object.entries(json).filter(([, one]) => one !== null))

/** Anthropic's format as it and others write it: empty fields, uncounted tokens, new events, an end that is missing. */
export const anthropicMending: Mending = {
  answer: ({ content, ...rest }) => ({
    ...withUsage(rest),
    content: Array.isArray(content) ? content.map((block) => withoutNulls(block as Json)) : content,
  }),
  event(event) {
    if (!EVENTS.has(String(event.type))) return null
    if (event.type === 'message_start') return { ...event, message: withUsage((event.message ?? {}) as Json) }
    if (event.type !== 'message_delta') return event
    const { usage } = event
    return { ...event, usage: { output_tokens: 0, ...(usage as Json | null) } }
  },
  last: (seen) => (seen.has('message_delta') && !seen.has('message_stop') ? { type: 'message_stop' } : null),
}
