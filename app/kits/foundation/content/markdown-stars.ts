import type { PhrasingContent, RootContent } from 'mdast'
import type { MarkdownParent } from './markdown-visible.ts'

/**
 * A star between figures or single letters multiplies (`2*3*4`, `2**10`): it is shown, where the parser would take it for
 * emphasis.
 */
export function withLiteralStars(parent: MarkdownParent, source: string) {
  const children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    const at = child.position?.start.offset
    if ((child.type !== 'emphasis' && child.type !== 'strong') || at === undefined || source[at] !== '*') return [child]
    const mark = child.type === 'strong' ? '**' : '*'
    if (!multiplies(source.slice(Math.max(0, at - 2), at), source.slice(at + mark.length, at + mark.length + 2)))
      return [child]
    const star = (): PhrasingContent => ({ type: 'text', value: mark })
    return [star(), ...child.children, star()]
  })
  Object.assign(parent, { children })
}

function multiplies(before: string, behind: string): boolean {
  if (/[\p{N})\]]$/u.test(before) && /^[\p{N}(]/u.test(behind)) return true
  if (/[\p{L}\p{N}]$/u.test(before) && /^\p{N}/u.test(behind)) return true
  return /(?:^|[^\p{L}])[\p{L}\p{N}]$/u.test(before) && /^[A-Za-z](?!\p{L})/u.test(behind)
}
