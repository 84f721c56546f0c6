import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { problem } from '#app/platform/request/problem.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { FORM_DRAFT_MINUTES } from './form-drafts.limits.ts'

const MS_PER_MINUTE = 60_000
const PURPOSE = 'held'
const ID_MAX_CHARS = 100
const OWNER_END = '\n'

const keyOf = ({ userId, guestId }: Visitor) => (userId === null ? `guest ${guestId}` : `member ${userId}`)

/**
 * Keeps a text for its owner for an hour, such as what was typed before somebody looked for a file. It lies sealed in the
 * storage; its id opens it for nobody else. Throws 507 when there is no room.
 */
export async function hold(owner: Visitor, text: string): Promise<string> {
  const content = Buffer.from(seal(keyOf(owner) + OWNER_END + text, PURPOSE))
  const expiresAt = new Date(clock.now().getTime() + FORM_DRAFT_MINUTES * MS_PER_MINUTE)
  const saved = await saveFile({ owner: 'house', purpose: 'made', name: 'held.txt', content, expiresAt })
  if (!saved.isSaved) throw problem(saved.status, saved.message)
  return saved.file.id
}

/** What was kept, for its owner; null for another's, and once the hour is over. */
export async function readFormDraft(owner: Visitor | null, id: string): Promise<string | null> {
  if (!owner || id === '' || id.length > ID_MAX_CHARS) return null
  const file = await findAnyFile(id)
  // Whatever else lies in the storage is not sealed for this.
  if (!file || file.ownerId !== null || file.purpose !== 'made' || file.name !== 'held.txt') return null
  const text = unseal(Buffer.from(await readFile(file)).toString('latin1'), PURPOSE)
  const end = text?.indexOf(OWNER_END) ?? -1
  return text !== null && text.slice(0, end) === keyOf(owner) ? text.slice(end + 1) : null
}
