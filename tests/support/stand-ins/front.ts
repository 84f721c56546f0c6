import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startStandIn, STAND_IN_KEY } from './stand-in.ts'

/** What a model is asked: its instructions and the last message. */
export type Asked = { system: string; text: string }
type Tokens = { prompt_tokens: number; completion_tokens: number; total_tokens: number }

/**
 * OpenAI in front of its stand-in: its model says what `reply` says for `tokens`; null, and all that is no question, goes on
 * to the stand-in.
 */
export async function openFront(reply: (asked: Asked) => string | null, tokens: Tokens) {
  const standIn = await startStandIn({ lateMs: 300 })
  const front = createServer((request, response) => {
    void (async () => {
      const body = request.method === 'POST' ? await text(request) : null
      const content = body === null ? null : reply(toAsked(body))
      if (content !== null) {
        const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
        const answer = { id: 'x', object: 'chat.completion', created: 1, model: 'm', choices, usage: tokens }
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(answer))
        return
      }
      const path = (request.url ?? '').replace(/^\/openai\/v1/, '')
      const answer = await fetch(`${standIn.address('openai')}${path}`, {
        method: request.method ?? 'GET',
        headers: { 'Authorization': `Bearer ${STAND_IN_KEY}`, 'Content-Type': 'application/json' },
        ...(body ? { body } : {}),
      })
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })().catch(() => response.destroy())
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}/openai/v1`,
    standIn,
    stop: async () => {
      front.close()
      await standIn.stop()
    },
  }
}

function toAsked(body: string): Asked {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] }
  return { system: messages[0]!.content, text: messages.at(-1)!.content }
}
