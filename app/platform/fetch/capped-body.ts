import { FetchRefusal } from './fetch-refusal.ts'

export type Bytes = ReadableStream<Uint8Array>
type End = { onEnd: () => void; toReason: (error: unknown) => unknown }

/** A body that breaks off with the refusal `too-large` after `maxBytes`. `onEnd` is called once, however it ends. */
export function cappedBody(body: Bytes, maxBytes: number, { onEnd, toReason }: End): Bytes {
  const reader = body.getReader()
  let seen = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          onEnd()
          return controller.close()
        }
        seen += value.byteLength
        if (seen > maxBytes) throw new FetchRefusal('too-large')
        controller.enqueue(value)
      } catch (error) {
        onEnd()
        controller.error(toReason(error))
        await reader.cancel(error).catch(() => undefined)
      }
    },
    cancel(reason) {
      onEnd()
      return reader.cancel(reason)
    },
  })
}

/** All bytes of a body, of which there may be `maxBytes`; a longer one is left unread. */
export async function readCapped(body: Bytes | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  if (!body) return Buffer.alloc(0)
  const reader = cappedBody(body, maxBytes, { onEnd: () => undefined, toReason: (error) => error }).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    chunks.push(value)
  }
}
