import { expect, test } from 'vitest'
import { createEventMender } from './wire-events.ts'

const STREAM =
  '\ufeff: a comment\r\nid: 7\r\nretry: 100\r\nevent: delta\r\ndata: {"a": "€🐼"}\r\n\r\ndata:one\ndata: two\n\n: ping\n\ndata\r\rdata: [DONE]'
const EVENTS = ['{"a": "€🐼"}', 'one\ntwo', '', '[DONE]']

async function read(bytes: Uint8Array, size: number) {
  const seen: string[] = []
  const pieces = new ReadableStream<Uint8Array>({
    start(out) {
      for (let at = 0; at < bytes.length; at += size) out.enqueue(bytes.subarray(at, at + size))
      out.close()
    },
  })
  const mended = pieces.pipeThrough(
    createEventMender((data) => (seen.push(data), data.startsWith('one') ? null : data)),
  )
  return { seen, out: await new Response(mended).text() }
}

test.each([1, 2, 3, 5, 1_000])('events are whole in pieces of %i bytes, whatever ends their lines', async (size) => {
  const { seen, out } = await read(new TextEncoder().encode(STREAM), size)
  expect(seen).toEqual(EVENTS)
  expect(out).toBe('data: {"a": "€🐼"}\n\ndata: \n\ndata: [DONE]\n\n')
})
