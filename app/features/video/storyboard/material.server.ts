import { to } from '#app/catalogue/to.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { MadeFrom } from './project.ts'
import { findMaterial, listMaterial, materialKinds, type MaterialKind } from './material.store.server.ts'

const LABELS: Record<MaterialKind, string> = {
  document: 'Your document',
  recording: 'Your transcript',
  post: 'Blog post',
}

const isKind = (name: string): name is MaterialKind => materialKinds.some((kind) => kind === name)

/** What somebody may begin with, as links of the studio. */
export async function listBeginnings(owner: Visitor | null) {
  const rows = await listMaterial(owner)
  return rows.map(({ kind, id, title }) => ({ value: `${kind}:${id}`, about: LABELS[kind], title }))
}
export type Beginning = Awaited<ReturnType<typeof listBeginnings>>[number]

/** The text behind `document:ID`, and where it is from; null when it is not theirs. */
export async function readBeginning(
  value: string,
  owner: Visitor | null,
): Promise<{ text: string; from: MadeFrom } | null> {
  const at = value.indexOf(':')
  const kind = value.slice(0, Math.max(0, at))
  if (!isKind(kind)) return null
  const found = await findMaterial(kind, value.slice(at + 1), owner)
  if (!found) return null
  const href =
    kind === 'document'
      ? to('document-analyzer', null, { doc: found.id })
      : kind === 'recording'
        ? to('transcriber', null, { r: found.id })
        : null
  const from: MadeFrom = { kind: 'material', label: `${LABELS[kind]} “${found.title}”`, href }
  return { text: kind === 'post' ? withoutMarks(found.text) : found.text, from }
}

/** Markdown as a script: headings, lists and quotations stay, all other marks go. */
export const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/^```[^\n]*$/gm, '')
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)/g, '')
    .replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,600}\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/(^|\s)\*(\S[^*\n]{0,200})\*/g, '$1$2')
