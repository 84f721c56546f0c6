import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { replyTo } from '#app/kits/asking/panda/reply.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { onlyPost } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit } from '#app/platform/request/rate-limit.server.ts'
import { MESSAGE_MAX_CHARS } from './chat.limits.ts'

const PAGE_MAX_CHARS = 1_024
const ID_MAX_CHARS = 64
const spendUse = createRateLimit('panda-chat', { points: 60, windowS: 60 })

const chatInputs = z.object({
  message: z
    .string('Please write a message.')
    .trim()
    .min(1, 'Please write a message.')
    .max(MESSAGE_MAX_CHARS, `Please keep it under ${MESSAGE_MAX_CHARS.toLocaleString('en')} characters.`),
  page: z.string().max(PAGE_MAX_CHARS).default('/').catch('/'),
  conversationId: z.string().min(1).max(ID_MAX_CHARS).nullish().catch(null),
})

const NO_STORE = { 'Cache-Control': 'private, no-store' }

export const loader = () => onlyPost()

/**
 * The panda's reply to one message (SPEC 7): `{ message }`, with `sources`, `actions` and `conversationId` beside it. Who accepts
 * `text/event-stream` hears that it thinks and then the reply, as events of the same shape.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { input, problem } = await readForm(request, chatInputs)
  if (problem)
    return Response.json(
      { success: false, message: problem.errors.message ?? 'Please write a message.', errors: problem.errors },
      { status: 400, headers: NO_STORE },
    )
  const waitS = await spendUse(context.network)
  if (waitS > 0) {
    const message = 'Let me catch my breath. Please ask again in a minute.'
    const over = overLimit(waitS)
    return Response.json({ success: false, message }, { ...over, headers: { ...NO_STORE, ...over.headers } })
  }
  const { page, conversationId = null } = input
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const headers = { ...NO_STORE, ...toVisitorHeaders(cookie) }
  const asking = { message: input.message, page, conversationId, member, owner, network: context.network }
  const replying = replyTo(asking).then(({ kind: _, ...reply }) => reply)
  if (request.headers.get('Accept')?.includes('text/event-stream')) return toEvents(replying, headers)
  return Response.json(await replying, { headers })
}

function toEvents(replying: Promise<object>, more: Record<string, string>): Response {
  const encoder = new TextEncoder()
  const say = (name: string, data: object) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  const body = new ReadableStream<Uint8Array>({
    async start(out) {
      out.enqueue(say('thinking', {}))
      try {
        out.enqueue(say('reply', await replying))
      } catch {
        out.enqueue(
          say('failure', { message: 'I am having trouble thinking right now. Please ask me again in a moment.' }),
        )
      }
      out.close()
    },
  })
  return new Response(body, {
    headers: { ...more, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  })
}
