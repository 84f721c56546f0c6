import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeReadableStreamToWritable } from '@remix-run/node'
import compression from 'compression'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-stream-http-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { drain } = await import('#app/platform/http/drain.server.ts')
const { endFollowing, openLive, publish } = await import('./live.server.ts')
const { toEventStream } = await import('./event-stream.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

/** A server as ours is built: compression in front, Remix' own way of sending a stream. */
async function serve() {
  const app = express()
  app.use(compression())
  app.get('/api/live', async (req, res) => {
    const gone = new AbortController()
    res.on('close', () => gone.abort())
    const request = new Request(`http://frenly.test${req.url}`, { signal: gone.signal })
    const answer = await toEventStream(request, ['http'], { personId: 'mei', network: '127.0.0.1' })
    for (const [name, value] of answer.headers) res.append(name, value)
    await writeReadableStreamToWritable(answer.body!, res)
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/live` }
}

async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, word: string | null): Promise<string> {
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    text += value ? new TextDecoder().decode(value) : ''
    if (done || (word !== null && text.includes(word))) return text
  }
}

test('behind compression an event arrives as it happens, and a server that stops is not held up', async () => {
  openLive()
  const { server, url } = await serve()
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  const reader = answer.body!.getReader()
  await readUntil(reader, '\n\n')
  await publish('http', 'small')
  expect(await readUntil(reader, 'small')).toContain('small')
  const startedAt = performance.now()
  endFollowing()
  await Promise.all([drain(server, 30_000), readUntil(reader, null)])
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})
