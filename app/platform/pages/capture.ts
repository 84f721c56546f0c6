import type { Response } from 'express'
import { MAX_PAGE_BYTES } from './split-page.ts'

/**
 * Keeps a copy of what is written to a response while it goes out. `onEnd` is called once: with all bytes, or with null
 * when the visitor left, or there were too many.
 */
export function capture(res: Response, onEnd: (page: Buffer | null) => void): void {
  const write = res.write.bind(res) as Write
  const end = res.end.bind(res) as unknown as Write
  const chunks: Buffer[] = []
  let bytes = 0
  let isOver = false
  const finish = (page: Buffer | null) => {
    if (isOver) return
    isOver = true
    onEnd(page)
  }
  const keep = (chunk: unknown, encoding: unknown) => {
    if (isOver || (typeof chunk !== 'string' && !(chunk instanceof Uint8Array))) return
    const copy = typeof chunk === 'string' ? Buffer.from(chunk, toEncoding(encoding)) : Buffer.from(chunk)
    bytes += copy.length
    if (bytes > MAX_PAGE_BYTES) finish(null)
    else chunks.push(copy)
  }
  res.write = ((...args: unknown[]) => {
    keep(args[0], args[1])
    return write(...args)
  }) as Response['write']
  res.end = ((...args: unknown[]) => {
    keep(args[0], args[1])
    const ended = end(...args)
    finish(Buffer.concat(chunks))
    return ended
  }) as unknown as Response['end']
  res.on('close', () => finish(null))
}

type Write = (...args: unknown[]) => boolean

const toEncoding = (said: unknown): BufferEncoding =>
  typeof said === 'string' && Buffer.isEncoding(said) ? said : 'utf8'
