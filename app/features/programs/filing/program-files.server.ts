import { findFile, listFiles, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { FILE_PURPOSE } from '../inputs/files.inputs.ts'

const PREFIX = 'file-'
const PURPOSE = 'program'
const MS_PER_S = 1_000
const toSeconds = (moment: Date) => Math.floor(moment.getTime() / MS_PER_S)

/** A file in OpenAI's shape. */
export const toFileObject = ({ id, name, bytes, createdAt, expiresAt }: FileRow) => ({
  id: PREFIX + id,
  object: 'file' as const,
  bytes,
  created_at: toSeconds(createdAt),
  ...(expiresAt && { expires_at: toSeconds(expiresAt) }),
  filename: name,
  purpose: FILE_PURPOSE,
  status: 'processed' as const,
})

/** A file that a program sent for its owner; null for every other, also for their own of another kind. */
export async function findProgramFile(owner: { id: string }, said: string | undefined): Promise<FileRow | null> {
  if (!said?.startsWith(PREFIX)) return null
  const file = await findFile(said.slice(PREFIX.length), owner)
  return file?.purpose === PURPOSE ? file : null
}

/** A page of them, newest first, and whether there are more. */
export async function listProgramFiles(owner: { id: string }, most: number, after: FileRow | null) {
  const found = await listFiles(owner, { purpose: PURPOSE, most: most + 1, ...(after && { after }) })
  return { files: found.slice(0, most), hasMore: found.length > most }
}
