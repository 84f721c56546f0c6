import { Writable } from 'node:stream'

type Gathered = { sink: Writable; body: ReadableStream<Uint8Array> }

/**
 * What React draws, as a stream of few pieces. React writes some kilobytes at a time and says when a part of the page is whole
 * (`flush`); handed on one by one its pieces cost more than drawing them. `onWhole` gets all of a page that came to its end.
 */
export function gatheredStream(onClose: () => void, onWhole?: (page: Buffer) => void): Gathered {
  let out: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (out = controller),
    cancel: () => void sink.destroy(),
  })
  const pieces: Uint8Array[] = []
  const sink = new GatheringSink((piece) => {
    if (onWhole) pieces.push(piece)
    out?.enqueue(piece)
  })
  sink.on('finish', () => {
    out?.close()
    onWhole?.(Buffer.concat(pieces))
    out = null
  })
  sink.on('error', (error) => {
    out?.error(error)
    out = null
  })
  sink.on('close', () => {
    out?.error(new Error('The page was cut off.'))
    out = null
    onClose()
  })
  return { sink, body }
}

class GatheringSink extends Writable {
  #pieces: Uint8Array[] = []
  readonly #give: (piece: Uint8Array) => void

  constructor(give: (piece: Uint8Array) => void) {
    super({ decodeStrings: true })
    this.#give = give
  }

  override _write(piece: Uint8Array, _encoding: string, done: () => void) {
    this.#pieces.push(piece)
    done()
  }

  override _final(done: () => void) {
    this.flush()
    done()
  }

  /** Called by React when what it wrote is a whole part. */
  flush() {
    if (this.#pieces.length === 0) return
    const [first] = this.#pieces
    this.#give(this.#pieces.length === 1 && first ? first : Buffer.concat(this.#pieces))
    this.#pieces = []
  }
}
