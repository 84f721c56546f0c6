import { crc32, createDeflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'
import { clock } from '#app/platform/clock.ts'
import { toDirectory, toLocalHead, toTail, ZIP_FILE_MAX_BYTES, type ZippedFile } from './zip-records.ts'

export type ZipEntry = { name: string; chunks: AsyncIterable<Uint8Array> }

/**
 * Packs files one after the other as they are asked for: nothing waits in memory, and the packing is done beside the
 * thread that answers requests. The whole may be of any length and hold any number of files. Throws for one file above 4 GiB.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const files: ZippedFile[] = []
  const at = clock.now()
  let offset = 0
  const passed = <T extends Uint8Array>(piece: T): T => {
    offset += piece.byteLength
    return piece
  }
  for await (const { name, chunks } of entries) {
    const file: ZippedFile = { name: Buffer.from(name), at, offset, crc: 0, bytes: 0, packed: 0 }
    yield passed(toLocalHead(file))
    const packing = createDeflateRaw()
    const source = Readable.from(measured(chunks, file))
    source.on('error', (error) => packing.destroy(error))
    for await (const piece of source.pipe(packing) as AsyncIterable<Uint8Array>) {
      file.packed += piece.byteLength
      if (file.packed > ZIP_FILE_MAX_BYTES) throw new Error(`${name} is too long for a zip file`)
      yield passed(piece)
    }
    yield passed(toTail(file))
    files.push(file)
  }
  yield* toDirectory(files, offset)
}

async function* measured(chunks: AsyncIterable<Uint8Array>, file: ZippedFile): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    file.crc = crc32(chunk, file.crc)
    file.bytes += chunk.byteLength
    if (file.bytes > ZIP_FILE_MAX_BYTES) throw new Error(`${file.name.toString()} is too long for a zip file`)
    yield chunk
  }
}
