import { createWriteStream } from 'node:fs'
import { readFile as readFromDisk } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findAnyFile, openFile } from '#app/kits/foundation/files/files.server.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { asUntrusted, runFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'

const LIMIT_MS = 60_000

/** A stored file as one that ffmpeg reads, in a folder that is somebody else’s to remove. */
export async function bringFile(fileId: string, folder: string, name: string): Promise<string> {
  const file = await findAnyFile(fileId)
  if (!file) throw new EngineFailure('unable', 'A file of this film is no longer there')
  const path = join(folder, name)
  await pipeline(Readable.from(await openFile(file)), createWriteStream(path))
  return path
}

/** One frame of a video somebody sent. */
export const clipFrame = (fileId: string, atS: number, signal?: AbortSignal): Promise<Buffer> =>
  withScratchFolder('frame', async (folder) => {
    const from = await bringFile(fileId, folder, 'video')
    const out = join(folder, 'frame.jpg')
    const args = [
      '-v',
      'error',
      ...asUntrusted(),
      '-ss',
      atS.toFixed(3),
      '-i',
      from,
      '-frames:v',
      '1',
      '-q:v',
      '2',
      out,
    ]
    await runFfmpeg(args, { limitMs: LIMIT_MS, ...(signal && { signal }) })
    return readFromDisk(out)
  })
