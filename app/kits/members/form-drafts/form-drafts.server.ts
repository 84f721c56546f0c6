import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { findAnyFile, readFile, removeFile } from '#app/kits/foundation/files/files.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { problem } from '#app/platform/request/problem.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { sign } from '#app/platform/secrets/sign.server.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { DRAFTS_OF_ONE, FORM_DRAFT_MINUTES } from './form-drafts.limits.ts'
import { listDraftsNamed } from './form-drafts.store.server.ts'

const MS_PER_MINUTE = 60_000
const PURPOSE = 'held'
const ID_MAX_CHARS = 100
const OWNER_END = '\n'
const NAME_CHARS = 32

const keyOf = ({ userId, guestId }: Visitor) => (userId === null ? `guest ${guestId}` : `member ${userId}`)

/** The same for everything of one owner; tells nobody whose it is. */
const nameOf = (owner: Visitor) => `held-${hashOf(sign(keyOf(owner), PURPOSE)).slice(0, NAME_CHARS)}.txt`

/**
 * Keeps a text for its owner for an hour, such as what was typed before somebody looked for a file. It lies sealed in the
 * storage; its id opens it for nobody else. What one owner keeps is bounded: the oldest gives way. Throws 413 for a text
 * that is larger than all of that, and 507 when there is no room.
 */
export async function hold(owner: Visitor, text: string): Promise<string> {
  const content = Buffer.from(seal(keyOf(owner) + OWNER_END + text, PURPOSE))
  if (content.byteLength > DRAFTS_OF_ONE.bytes) throw problem(413, 'This is too much to be kept for you meanwhile.')
  const name = nameOf(owner)
  const now = clock.now().getTime()
  await makeRoom(name, content.byteLength, new Date(now - FORM_DRAFT_MINUTES * MS_PER_MINUTE))
  const expiresAt = new Date(now + FORM_DRAFT_MINUTES * MS_PER_MINUTE)
  const saved = await saveFile({ owner: 'house', purpose: 'made', name, content, expiresAt })
  if (!saved.isSaved) throw problem(saved.status, saved.message)
  return saved.file.id
}

async function makeRoom(name: string, bytes: number, since: Date): Promise<void> {
  let [count, sum] = [1, bytes]
  for (const file of await listDraftsNamed(name, since)) {
    count += 1
    sum += file.bytes
    if (count > DRAFTS_OF_ONE.count || sum > DRAFTS_OF_ONE.bytes) await removeFile(file)
  }
}

/** What was kept, for its owner; null for another's, and once the hour is over. */
export async function readFormDraft(owner: Visitor | null, id: string): Promise<string | null> {
  if (!owner || id === '' || id.length > ID_MAX_CHARS) return null
  const file = await findAnyFile(id)
  // Whatever else lies in the storage is not sealed for this.
  if (!file || file.ownerId !== null || file.purpose !== 'made' || file.name !== nameOf(owner)) return null
  const text = unseal(Buffer.from(await readFile(file)).toString('latin1'), PURPOSE)
  const end = text?.indexOf(OWNER_END) ?? -1
  return text !== null && text.slice(0, end) === keyOf(owner) ? text.slice(end + 1) : null
}
