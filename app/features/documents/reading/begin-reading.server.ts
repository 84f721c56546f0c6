import { readFile } from 'node:fs/promises'
import { to } from '#app/catalogue/to.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { isLockedOffice } from '#app/kits/foundation/documents/locked-office.ts'
import { listTypes, type FileType } from '#app/kits/foundation/files/media/media-types.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { FileToSave } from '#app/kits/foundation/files/file-to-save.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { GUEST_KEEPS_DAYS } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { READING_MAX_BYTES } from '../documents.limits.ts'
import { NOTHING_FOUND } from '../keeping/found.ts'
import { createDocument } from '../keeping/documents.store.server.ts'
import { readJob } from './read-job.server.ts'

const DAY_MS = 86_400_000
const NOT_READ: readonly FileType[] = ['application/rtf', 'application/x-subrip', 'text/vtt']
/** What is read here: documents, texts, pages, and pictures of them. */
export const readingTypes: readonly FileType[] = [
  ...listTypes('document', 'text').filter((type) => !NOT_READ.includes(type)),
  'text/html',
  'application/xml',
  ...(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'] as const),
]

export type Brought = Pick<FileToSave, 'name' | 'content'> & { claimedType?: string; path?: string; title?: string }
export type Reader = { member: CurrentUser | null; owner: Visitor; network: string }

type Begun = { id: string } | { message: string; init: number | ResponseInit }

/** Keeps a document and puts it in line to be read. Gives its id, or the words why it is not taken. */
export async function beginReading(
  brought: Brought,
  { member, owner, network }: Reader,
  collectionId: string | null = null,
): Promise<Begun> {
  if (brought.path && isLockedOffice(await readFile(brought.path)))
    return { message: 'This file is locked by a password. Please save it without one and send it again.', init: 400 }
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + GUEST_KEEPS_DAYS * DAY_MS)
  const { name: sentName, content, claimedType } = brought
  const saved = await saveFile({
    ...(owner.userId === null ? { owner: { network: owner.guestId }, expiresAt } : { owner: { id: owner.userId } }),
    purpose: 'document',
    name: sentName,
    content,
    ...(claimedType !== undefined && { claimedType }),
    limits: { maxBytes: READING_MAX_BYTES, types: readingTypes },
  })
  if (!saved.isSaved) return { message: saved.message, init: saved.waitS ? overLimit(saved.waitS) : saved.status }
  const { file } = saved
  const [id, runId] = [createSecretId(), createId()]
  const name = toSafeName(sentName, file.type)
  const write = async () => {
    const { job } = await startJob(
      readJob,
      { document: id },
      { title: `Read ${name}`, userId: owner.userId, path: to('document-analyzer', null, { doc: id }) },
    )
    await createDocument({
      ...{ id, ...owner, collectionId, title: brought.title ?? name, name, fileId: file.id, sha256: file.sha256 },
      ...{ bytes: file.bytes, found: NOTHING_FOUND, runId, jobId: job.id, createdAt: now, updatedAt: now },
    })
  }
  const screen = collectionId === null ? 'document-analyzer' : 'v2-document-intelligence'
  // Built-in engines cost nothing. Where a connected one reads scans, the run counts.
  const [scanner] = await listEngines(toViewer(member), 'read')
  if (!scanner || scanner.engine.providerId === null) {
    await beginFreeRun({ member, network }, { screen, id: runId })
    await write()
    return { id }
  }
  const begun = await beginRun({ member, network }, { screen, id: runId }, write)
  if (begun.isDone) return { id }
  return { message: toCapWords(begun.quota, member === null), init: overLimit(toResetS(begun.quota)) }
}
