import { to } from '#app/catalogue/to.ts'
import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WritingTool } from '#app/database/tables/writing.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { NOT_THERE, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import * as rows from './kept/writings.store.server.ts'

/** The screen on which the things of a tool are shown, under `?w=`. */
export const SCREEN_OF = {
  polish: 'email-polish',
  letter: 'email-writer',
  content: 'content-tools',
} as const satisfies Record<WritingTool, ScreenId>

/** How the results of one tool are kept. */
export const keepingOf = (tool: WritingTool): Keeping => ({
  change: rows.changeWriting,
  list: (owner, asked) => rows.listWritings(owner, tool, asked),
  count: (owner, search) => rows.countWritings(owner, tool, search),
  findDeleted: rows.findDeleted,
  toAddress: (id, query = {}) =>
    to(SCREEN_OF[tool], null, { ...(id === null ? { part: 'history' } : { w: id }), ...query }),
})

/** Keeps a result under an id nobody guesses, and gives the address that shows it to whoever made it. */
export async function keepWriting(
  tool: WritingTool,
  owner: Visitor,
  isMarked: boolean,
  title: string,
  result: unknown,
) {
  const now = clock.now()
  const id = createId(now.getTime())
  await rows.createWriting({ id, ...owner, tool, title: toTitle(title), result, createdAt: now, updatedAt: now })
  return to(SCREEN_OF[tool], null, { w: id, key: toKeyFor(id, owner, isMarked) })
}

/** A result and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireWriting(
  request: Request,
  tool: WritingTool,
  id: string,
): Promise<Reader & { row: rows.WritingRow }> {
  const row = await rows.findWriting(id, tool)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

/** The first words of a text, as the name of what came of it. */
function toTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= TITLE_MAX_CHARS ? line || 'Untitled' : `${line.slice(0, TITLE_MAX_CHARS - 1).trimEnd()}…`
}
