import { store } from '#app/database/store.server.ts'
import type { VersionReason } from '#app/database/tables/writing.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import * as rows from './documents.store.server.ts'
import { mergeTexts } from '#app/engines/text-tools/merge-texts.ts'
import { thinVersions } from './thin-versions.ts'

const MOST_LISTED = 400
const MOST_TRIES = 5

export const createDocumentId = (): string => createId(clock.now().getTime())

/** Makes a document and gives its id. */
export async function makeDocument(
  owner: Visitor,
  document: { title: string; text: string; folder?: string },
  id = createDocumentId(),
): Promise<string> {
  const now = clock.now()
  const dates = { createdAt: now, updatedAt: now }
  await store().tx(async () => {
    await rows.createDocument({ id, ...owner, folder: '', ...document, version: 1, ...dates })
    await keepVersion(id, 1, document, 'made')
  })
  return id
}

/** A document and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireDocument(request: Request, id: string): Promise<Reader & { row: rows.DocumentRow }> {
  const row = await rows.findDocument(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

type Edited = { title: string; text: string; folder: string; goal: number | null }

/** `merged`: another tab or device had saved; `conflicts`: places where both changed the same lines. */
export type Saved = {
  version: number
  title: string
  text: string
  state: 'saved' | 'unchanged' | 'merged'
  conflicts: number
}

/**
 * Saves what was written from a version. When the document moved on since, both are put together; where that met in the same lines, both
 * wordings stand in the document and what was sent is kept aside whole.
 */
export async function saveEdit(
  id: string,
  from: number,
  edited: Edited,
  reason: VersionReason = 'saved',
): Promise<Saved> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const saved = await trySave(id, from, edited, reason)
    if (saved) {
      if (saved.state !== 'unchanged') await thin(id)
      return saved
    }
  }
  throw new Error('The document changed too often while it was saved')
}

/** Null when somebody else saved between reading and writing. */
function trySave(id: string, from: number, edited: Edited, reason: VersionReason): Promise<Saved | null> {
  return store().tx(async () => {
    const now = await rows.findDocument(id)
    if (!now) throw notFound(NOT_THERE)
    const isNewest = now.version === from
    const base = isNewest ? now.text : await rows.findBase(id, from)
    const { text, conflicts } = isNewest
      ? { text: edited.text, conflicts: 0 }
      : mergeTexts(edited.text, base ?? '', now.text)
    const state = isNewest ? ('saved' as const) : ('merged' as const)
    const { title, folder, goal } = edited
    if (text === now.text && title === now.title && folder === now.folder && goal === now.goal)
      return { version: now.version, title, text, state: isNewest ? 'unchanged' : 'merged', conflicts }
    const version = now.version + 1
    if (!(await rows.saveDocument(id, now.version, { title, text, folder, goal, version, updatedAt: clock.now() })))
      return null
    if (conflicts > 0) await keepVersion(id, from, edited, 'aside')
    await keepVersion(id, version, { title, text }, state === 'merged' ? 'merged' : reason)
    return { version, title, text, state, conflicts }
  })
}

const keepVersion = (
  documentId: string,
  version: number,
  { title, text }: { title: string; text: string },
  reason: VersionReason,
) =>
  rows.createVersion({
    id: createId(clock.now().getTime()),
    documentId,
    version,
    title,
    text,
    reason,
    createdAt: clock.now(),
  })

async function thin(id: string): Promise<void> {
  await rows.removeVersions(thinVersions(await rows.listVersions(id, MOST_LISTED)))
}

/** Puts an earlier text in the place of the present one, which stays as a version. */
export async function restoreVersion(document: rows.DocumentRow, versionId: string): Promise<Saved> {
  const version = await rows.findVersion(document.id, versionId)
  if (!version) throw notFound('This version is not kept any more.')
  const { folder, goal } = document
  return saveEdit(document.id, document.version, { title: version.title, text: version.text, folder, goal }, 'restored')
}
