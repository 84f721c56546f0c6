import { judgeFile } from '#app/kits/foundation/files/judge-file.server.ts'
import type { Plan } from '#app/kits/foundation/files/file-purposes.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { Media, PortName } from '#app/providers/ports.ts'
import { fileKindOf } from './try-ports.ts'

type Read =
  { media: Media | null; problem: null } | { media: null; problem: { status: 400 | 413 | 415; message: string } }

/** The file a port is tried with, by what is in it; null for the ports that need none, whatever was sent. */
export async function readTryFile(port: PortName, sent: SentFile | null, plan: Plan): Promise<Read> {
  const purpose = fileKindOf(port)
  if (purpose === null) return { media: null, problem: null }
  if (!sent) return { media: null, problem: { status: 400, message: `Please choose a ${purpose}.` } }
  const { value, problem } = await judgeFile(sent.content, { ...sent, owner: 'house', purpose }, plan)
  if (problem) return { media: null, problem }
  const pieces: Uint8Array[] = []
  for await (const piece of value.open()) pieces.push(piece)
  return { media: { bytes: new Uint8Array(Buffer.concat(pieces)), type: value.type }, problem: null }
}
