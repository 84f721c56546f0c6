import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { mergeTexts } from '#app/engines/text-tools/merge-texts.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { conflict } from '#app/platform/request/problem.ts'
import * as rows from '../keeping/claims.store.server.ts'
import { requireWriter, tellThread, type Place } from '../talking/place.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import type { ThreadInput } from '../threads.inputs.ts'
import { PAPER_MAX_CHARS, PAPER_VERSIONS } from '../threads.limits.ts'

const MOST_TRIES = 20
export const toWorkspace = (id: string, query: Record<string, string | number | null> = {}) =>
  to('thread-workspace', null, { t: id, ...query })

/** What came of saving: the version that stands, and how often both had changed the same lines. */
export type Written = { version: number; clashes: number; isMerged: boolean }

/**
 * Saves the document as somebody left it who began at a version. What others saved meanwhile is put together with it, line by line;
 * where both changed the same lines both stand. Null: longer than a document may be.
 */
export async function writePaper(
  { thread, user }: Pick<Place, 'thread' | 'user'>,
  mine: string,
  base: number,
): Promise<Written | null> {
  const text = mine.replace(/\r\n?/g, '\n')
  const from = base === 0 ? '' : ((await rows.findPaper(thread.id, base))?.text ?? '')
  for (let n = 0; n < MOST_TRIES; n += 1) {
    const now = await rows.findPaper(thread.id)
    if (now?.text === text) return { version: now.version, clashes: 0, isMerged: false }
    const isMerged = now !== null && now.version !== base
    const { text: merged, conflicts } = isMerged ? mergeTexts(text, from, now.text) : { text, conflicts: 0 }
    if (merged.length > PAPER_MAX_CHARS) return null
    if (merged === now?.text) return { version: now.version, clashes: conflicts, isMerged }
    const version = (now?.version ?? 0) + 1
    const row = {
      threadId: thread.id,
      version,
      userId: user.id,
      text: merged,
      clashes: conflicts,
      createdAt: clock.now(),
    }
    // Somebody who saved in this very moment goes first; then it is put together with that.
    if (!(await rows.createPaper(row))) continue
    if (version > PAPER_VERSIONS) await rows.removePapersBefore(thread.id, version - PAPER_VERSIONS)
    await tellThread(thread.id, null, 'paper')
    return { version, clashes: conflicts, isMerged }
  }
  throw conflict('So many save this document at once that yours did not get in. Please send it again.')
}

export async function write(place: Place, { paper, base }: ThreadInput<'write'>, typed: Typed) {
  requireWriter(place)
  const written = await writePaper(place, paper, base)
  if (!written)
    return refuse(
      typed,
      'paper',
      `Together with what others wrote it is over ${PAPER_MAX_CHARS.toLocaleString('en')} characters. Shorten it.`,
      413,
    )
  if (!written.isMerged) return redirect(toWorkspace(place.thread.id), 303)
  return redirectWithFlash(toWorkspace(place.thread.id), {
    title: 'Saved together with what others wrote',
    description:
      written.clashes === 0
        ? 'They had changed other lines. Nothing of either is lost.'
        : `${written.clashes === 1 ? 'At one place' : `At ${written.clashes} places`} both of you changed the same lines: both wordings stand, one after the other.`,
  })
}

/** Makes an earlier state the newest; what stood meanwhile stays in the history. */
export async function restore(place: Place, { version }: ThreadInput<'restore'>) {
  requireWriter(place)
  const [old, now] = await Promise.all([rows.findPaper(place.thread.id, version), rows.findPaper(place.thread.id)])
  if (!old || !now) throw conflict('This state of the document is kept no longer.')
  await writePaper(place, old.text, now.version)
  return redirectWithFlash(toWorkspace(place.thread.id), { title: `Version ${version} stands again` })
}
