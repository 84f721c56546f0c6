import { diff3Merge } from 'node-diff3'
import type { Files } from './plan.ts'

export type Merged = { files: Files; conflicts: { file: string; line: number }[] }

/** What somebody changed by hand, kept over what the sections write anew. Where both changed the same lines, it says so. */
export function mergeFiles(base: Files, current: Files, next: Files): Merged {
  const files: Files = {}
  const conflicts: Merged['conflicts'] = []
  for (const name of new Set([...Object.keys(current), ...Object.keys(next)])) {
    const [was, is, will] = [base[name], current[name], next[name]]
    if (will === undefined) {
      // What the sections need no more goes, unless a hand was in it.
      if (is !== undefined && is !== was) files[name] = is
      continue
    }
    if (is === undefined || is === was) files[name] = will
    else if (will === was) files[name] = is
    else {
      const parts = diff3Merge(is.split('\n'), (was ?? '').split('\n'), will.split('\n'))
      const lines: string[] = []
      for (const part of parts) {
        if (part.ok) lines.push(...part.ok)
        else conflicts.push({ file: name, line: lines.length + 1 })
      }
      files[name] = lines.join('\n')
    }
  }
  return { files, conflicts }
}
