import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createReadableStreamFromReadable } from '@remix-run/node'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { bodyTimeout } from './body-timeout.server.ts'

const app = express()
app.use(bodyTimeout({ leastMs: 150, leastBytesPerS: 1_000, mostMs: 1_200 }))
app.post('/refused', async (req, res) => {
  // As a reader of forms does that has seen enough.
  await createReadableStreamFromReadable(req).getReader().read()
  res.status(413).send('too much')
})
app.get('/slow', (_req, res) => void setTimeout(() => res.send('here'), 1_500))
app.use(async (req, res) => {
  let read = 0
  try {
    for await (const part of req) read += (part as Buffer).length
    if (!res.headersSent) res.send(String(read))
  } catch {
    // The sender was cut off.
  }
})
const server = createServer(app).listen(0, '127.0.0.1')
afterAll(() => new Promise((done) => server.close(done)))

/** Sends so many bytes, the second half after a while, and gives the answer. */
function send(bytes: number, restAfterMs: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo
    const headers = { 'content-length': bytes }
    const sending = request({ port, host: '127.0.0.1', method: 'POST', headers }, async (res) => {
      let text = ''
      for await (const part of res) text += String(part)
      resolve({ status: res.statusCode ?? 0, text })
    })
    sending.on('error', () => undefined)
    sending.write('x'.repeat(bytes / 2))
    setTimeout(() => sending.end('x'.repeat(bytes / 2)), restAfterMs)
  })
}

test('a small body that stalls is cut off with a word', async () => {
  expect(await send(10, 5_000)).toEqual({ status: 408, text: expect.stringContaining('too long') as string })
})

test('a large one has the time a slow line needs, and no more than the most', async () => {
  expect(await send(900, 600)).toEqual({ status: 200, text: '900' })
  expect((await send(100_000, 5_000)).status).toBe(408)
})

test('a body that arrived and was not read to its end cuts off nobody on the same connection later', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (method: string, path: string, body = '') =>
    new Promise<string>((resolve) => {
      const { port } = server.address() as AddressInfo
      const headers = body ? { 'content-length': body.length } : {}
      const sending = request({ agent, port, host: '127.0.0.1', method, path, headers }, async (res) => {
        let text = ''
        for await (const part of res) text += String(part)
        resolve(text)
      })
      sending.on('error', (error) => resolve(String(error)))
      sending.end(body)
    })
  expect(await ask('POST', '/refused', 'x'.repeat(50_000))).toBe('too much')
  expect(await ask('GET', '/slow')).toBe('here')
  agent.destroy()
})
