import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'
import { clock } from '#app/platform/clock.ts'

export type ZipEntry = { name: string; chunks: AsyncIterable<Uint8Array> }

const NOTHING = new Uint8Array()

/** Packs files one after the other as they are asked for: nothing waits in memory, and other requests get their turn. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const whole = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  for await (const { name, chunks } of entries) {
    const file = new ZipDeflate(name)
    file.mtime = clock.now()
    whole.add(file)
    for await (const chunk of chunks) {
      file.push(chunk)
      yield* packed.splice(0)
      await setImmediate()
    }
    file.push(NOTHING, true)
    yield* packed.splice(0)
  }
  whole.end()
  yield* packed.splice(0)
}
