import { createElement, Suspense } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { gatheredStream } from './gathered-stream.server.ts'

async function readAll(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = []
  const decoder = new TextDecoder()
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) pieces.push(decoder.decode(piece))
  return pieces
}

test('a long page comes in few pieces and whole', async () => {
  const onClose = vi.fn()
  const { sink, body } = gatheredStream(onClose)
  const rows = Array.from({ length: 5_000 }, (_, n) => createElement('p', { key: n }, `Zeile ${n} ü`))
  const { pipe } = renderToPipeableStream(createElement('main', null, rows), { onAllReady: () => void pipe(sink) })
  const pieces = await readAll(body)
  expect(pieces.length).toBeLessThan(4)
  expect(pieces.join('')).toMatch(/^<main><p>Zeile 0 ü<\/p>.*<p>Zeile 4999 ü<\/p><\/main>$/)
  expect(onClose).toHaveBeenCalledOnce()
})

test('what is ready goes out before what is not', async () => {
  let finish = () => {}
  const late = { then: (resolve: () => void) => void (finish = resolve) } as unknown as Promise<void>
  let isLate = true
  function Late() {
    if (isLate) throw late
    return createElement('b', null, 'late')
  }
  const page = createElement('main', null, 'first ', createElement(Suspense, { fallback: '…' }, createElement(Late)))
  const { sink, body } = gatheredStream(() => {})
  const { pipe } = renderToPipeableStream(page, { onShellReady: () => void pipe(sink) })
  const reader = body.getReader()
  const first = await reader.read()
  expect(new TextDecoder().decode(first.value)).toContain('first')
  isLate = false
  finish()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read())
    rest += new TextDecoder().decode(next.value)
  expect(rest).toContain('<b>late</b>')
})

test('who goes away ends the drawing, and a drawing that breaks ends the page', async () => {
  const onClose = vi.fn()
  const gone = gatheredStream(onClose)
  await gone.body.cancel()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(gone.sink.destroyed).toBe(true)

  const broken = gatheredStream(() => {})
  broken.sink.write('a')
  broken.sink.destroy(new Error('broken'))
  await expect(broken.body.getReader().read()).rejects.toThrow('broken')
})
