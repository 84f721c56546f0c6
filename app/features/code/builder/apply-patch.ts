import type { Files } from '#app/engines/page-builder/plan.ts'
import { z } from 'zod'
import { FILE_MAX_CHARS, MOST_FILES } from '../code.limits.ts'

const edit = z.object({
  file: z.string().regex(/^[\w-]{1,40}\.(html|css|js|svg|txt|md|json)$/),
  /** Words of the file as they stand; empty makes a new file. */
  find: z.string().max(20_000),
  replace: z.string().max(40_000),
})
const patch = z.object({ edits: z.array(edit).min(1).max(40), summary: z.string().max(500).default('') })

export type Patched = { isDone: true; files: Files; done: string[] } | { isDone: false; message: string }

/** Applies what a model wants changed. Each place must stand in its file exactly once; else nothing is changed at all. */
export function applyPatch(files: Files, reply: string): Patched {
  const from = reply.indexOf('{')
  const to = reply.lastIndexOf('}')
  let raw: unknown
  try {
    raw = JSON.parse(reply.slice(from, to + 1))
  } catch {
    return { isDone: false, message: 'its change could not be read' }
  }
  const read = patch.safeParse(raw)
  if (!read.success) return { isDone: false, message: 'its change is not of the agreed shape' }
  const next = { ...files }
  const touched = new Set<string>()
  for (const { file, find, replace } of read.data.edits) {
    const text = Object.hasOwn(next, file) ? next[file]! : null
    if (text === null) {
      if (find !== '') return { isDone: false, message: `there is no file ${file}` }
      next[file] = replace
    } else {
      const at = find === '' ? -1 : text.indexOf(find)
      if (at < 0) return { isDone: false, message: `a place it wants to change does not stand in ${file}` }
      if (text.indexOf(find, at + 1) >= 0)
        return { isDone: false, message: `a place it wants to change stands in ${file} more than once` }
      next[file] = text.slice(0, at) + replace + text.slice(at + find.length)
    }
    if (next[file]!.length > FILE_MAX_CHARS) return { isDone: false, message: `${file} would be too long` }
    touched.add(file)
  }
  if (Object.keys(next).length > MOST_FILES) return { isDone: false, message: 'there would be too many files' }
  const changed = [...touched].filter((file) => next[file] !== files[file])
  if (changed.length === 0) return { isDone: false, message: 'it changed nothing' }
  return {
    isDone: true,
    files: next,
    done: [read.data.summary.trim() || 'Changed the files.', `Changed: ${changed.join(', ')}.`],
  }
}
