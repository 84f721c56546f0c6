import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError, callServer, readServer } from './call.ts'

let server: Server
let url = ''
let last: { method: string | undefined; type: string | undefined; body: string }

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      last = { method: req.method, type: req.headers['content-type'], body }
      const [, status = '200', text = ''] = decodeURIComponent(req.url ?? '').split('/')
      res.writeHead(Number(status)).end(text)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const address = server.address()
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => server.close())

test('a body goes as JSON, and none goes without a content type', async () => {
  await callServer('POST', `${url}/200/ok`, { a: 1 })
  expect(last).toEqual({ method: 'POST', type: 'application/json', body: '{"a":1}' })
  await callServer('POST', `${url}/200/ok`)
  expect(last).toEqual({ method: 'POST', type: undefined, body: '' })
})

test('an answer that is not ok becomes an error of its status and body, or its status text', async () => {
  await expect(callServer('POST', `${url}/409/taken`)).rejects.toThrow('409: taken')
  await expect(callServer('POST', `${url}/503`)).rejects.toThrow('503: Service Unavailable')
  await expect(callServer('POST', `${url}/401/no`)).rejects.toBeInstanceOf(CallError)
})

test('reading gives null to a guest, the JSON to a member, and an error to everybody when something broke', async () => {
  expect(await readServer(`${url}/401/{}`)).toBeNull()
  expect(await readServer(`${url}/200/{"name":"Mei"}`)).toEqual({ name: 'Mei' })
  await expect(readServer(`${url}/500/broken`)).rejects.toThrow('500: broken')
})
