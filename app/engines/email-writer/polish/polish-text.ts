import type { Mark } from '../mark.ts'

/** The draft with the accepted marks in it; every other character stays as it was. */
export function applyPolish(draft: string, marks: readonly Mark[], accepted: ReadonlySet<string>): string {
  return toDiff(draft, marks, accepted)
    .filter(({ kind }) => kind !== 'gone')
    .map(({ text }) => text)
    .join('')
}

export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string; mark: Mark | null }

/** The draft as stretches that stay, go and come. */
export function toDiff(draft: string, marks: readonly Mark[], accepted: ReadonlySet<string>): DiffPart[] {
  const parts: DiffPart[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.replacement === null || !accepted.has(mark.id) || mark.start < at) continue
    parts.push({ kind: 'same', text: draft.slice(at, mark.start), mark: null })
    parts.push({ kind: 'gone', text: mark.text, mark }, { kind: 'new', text: mark.replacement, mark })
    at = mark.end
  }
  parts.push({ kind: 'same', text: draft.slice(at), mark: null })
  return parts.filter(({ text }) => text !== '')
}
