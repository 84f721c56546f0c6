import { toTable } from '#app/platform/table.ts'
import { isSame, type RichMark, type RichNode } from './rich-nodes.ts'

/** An address that leads somewhere and does nothing: with a scheme that is known, or with none. */
const ADDRESS = '(?:(?:https?|mailto|tel):|(?![a-z][a-z0-9+.-]*:))[^\\s()<>]+'
const LINK = new RegExp(`^\\[((?:!\\[[^\\]\\n]*\\]\\([^\\s()<>]+\\)|[^[\\]\\n])+)\\]\\((${ADDRESS})\\)`, 'i')
const IMAGE = new RegExp(`^!\\[([^[\\]\\n]*)\\]\\((${ADDRESS})(?: "([^"\\n]*)")?\\)`, 'i')
const NOTE = /^\[\^([^\s[\]^]{1,60})\](?!:)/
const STRIKE = /^~~(?=[^\s~])((?:[^~\\\n]|\\.)+?)(?<=[^\s~])~~(?!~)/
const CODE = /^`([^`\n]+)`/
/** Strong words may hold soft ones. */
const STRONG = /^\*\*(?=\S)((?:[^*\\\n]|\\.|\*[^\s*](?:[^*\\\n]*[^\s*\\])?\*)+?)(?<=\S)\*\*(?!\*)/
const EM =
  /^(?:\*(?=[^\s*])((?:[^*\\\n]|\\.)+?)(?<=[^\s*])\*(?!\*)|_(?=[^\s_])((?:[^_\\\n]|\\.)+?)(?<=[^\s_])_(?![\p{L}\p{N}_]))/u
const ESCAPE = /^\\([\\`*_[\]#>+\-.!<~])/
/** Signs that open something; all other text is taken in one step. */
const PLAIN = /^[^\\`*_[!~]+/

/** Words of a line with their marks: emphasis, code and links. What is nothing of these is text, as it stands. */
export function parseInline(source: string, marks: readonly RichMark[] = []): RichNode[] {
  const nodes: RichNode[] = []
  let rest = source
  let before = ''
  while (rest !== '') {
    const [taken, found] = step(rest, before, marks)
    for (const node of found) push(nodes, node)
    before = rest.charAt(taken - 1)
    rest = rest.slice(taken)
  }
  return nodes
}

function step(rest: string, before: string, marks: readonly RichMark[]): [taken: number, nodes: RichNode[]] {
  const plain = PLAIN.exec(rest)
  if (plain) return [plain[0].length, [toText(plain[0], marks)]]
  const escaped = ESCAPE.exec(rest)
  if (escaped) return [2, [toText(escaped[1] ?? '', marks)]]
  const code = CODE.exec(rest)
  if (code) return [code[0].length, [toText(code[1] ?? '', [...marks, { type: 'code' }])]]
  const has = (type: RichMark['type']) => marks.some((mark) => mark.type === type)
  const leaf = leafAt(rest)
  if (leaf) return [leaf[0], [marks.length > 0 ? { ...leaf[1], marks: [...marks] } : leaf[1]]]
  const link = has('link') ? null : LINK.exec(rest)
  if (link)
    return [link[0].length, parseInline(link[1] ?? '', [...marks, { type: 'link', attrs: { href: link[2] ?? '' } }])]
  const strong = has('strong') ? null : STRONG.exec(rest)
  if (strong) return [strong[0].length, parseInline(strong[1] ?? '', [...marks, { type: 'strong' }])]
  const strike = has('strike') ? null : STRIKE.exec(rest)
  if (strike) return [strike[0].length, parseInline(strike[1] ?? '', [...marks, { type: 'strike' }])]
  const isInWord = rest.startsWith('_') && /[\p{L}\p{N}_]/u.test(before)
  const em = has('em') || isInWord ? null : EM.exec(rest)
  if (em) return [em[0].length, parseInline(em[1] ?? em[2] ?? '', [...marks, { type: 'em' }])]
  return [1, [toText(rest.charAt(0), marks)]]
}

/** A picture or the mark of a footnote. */
function leafAt(rest: string): [taken: number, node: RichNode] | null {
  const image = IMAGE.exec(rest)
  if (image)
    return [
      image[0].length,
      { type: 'image', attrs: { src: image[2] ?? '', alt: image[1] ?? '', title: image[3] ?? '' } },
    ]
  const note = NOTE.exec(rest)
  return note ? [note[0].length, { type: 'footnote_ref', attrs: { label: note[1] ?? '' } }] : null
}

const toText = (text: string, marks: readonly RichMark[]): RichNode =>
  marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text }

function push(nodes: RichNode[], node: RichNode): void {
  const last = nodes.at(-1)
  if (last && last.type === 'text' && node.type === 'text' && isSame(last.marks, node.marks))
    last.text = (last.text ?? '') + (node.text ?? '')
  else nodes.push({ ...node })
}

/** Words with their marks as Markdown. Signs are only guarded by a backslash where they would be read as something else. */
export function serializeInline(nodes: readonly RichNode[]): string {
  const bare = write(nodes, (text) => text)
  return isSame(normalized(parseInline(bare)), normalized(nodes)) ? bare : write(nodes, guard)
}

const guard = (text: string) => text.replace(/[\\`*_[\]~]/g, '\\$&')

/** The same words and marks, however they were cut into nodes and in whatever order the marks came. */
function normalized(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const { type, text, marks, attrs } of nodes) {
    const sorted = marks?.map((mark) => ({
      type: mark.type,
      ...(mark.type === 'link' && { attrs: { href: mark.attrs?.href ?? '' } }),
    }))
    sorted?.sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
    const node = type === 'text' ? { type, text } : { type, attrs }
    push(joined, sorted && sorted.length > 0 ? { ...node, marks: sorted } : node)
  }
  return joined
}

/** Outermost first; marks that begin together are nested in this order. */
const ORDER: readonly RichMark['type'][] = ['link', 'strong', 'em', 'strike', 'code']

function write(nodes: readonly RichNode[], toWritten: (text: string) => string): string {
  let result = ''
  let open: RichMark[] = []
  const close = (to: number) => {
    while (open.length > to) result += endOf(open.pop()!)
  }
  for (const node of nodes) {
    const { type, text = '', marks = [] } = node
    if (type === 'hard_break') {
      result += '\n'
      continue
    }
    const wanted = [...marks].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
    let same = 0
    while (same < open.length && isSame(open[same], wanted[same])) same += 1
    close(same)
    // Blanks at the edge of emphasis would end it, so they stand outside.
    const leaf = writeLeaf(node)
    const lead = wanted.length > same ? (/^\s+/.exec(text)?.[0] ?? '') : ''
    result += lead
    for (const mark of wanted.slice(same)) result += startOf(mark)
    open = wanted
    if (leaf !== null) {
      result += leaf
      continue
    }
    const isCode = wanted.some((mark) => mark.type === 'code')
    result += isCode ? text.slice(lead.length) : toWritten(text.slice(lead.length))
  }
  close(0)
  return result
}

function writeLeaf({ type, attrs = {} }: RichNode): string | null {
  const { src, alt, title, label } = attrs as Record<string, string | undefined>
  if (type === 'footnote_ref') return `[^${label ?? ''}]`
  if (type !== 'image') return null
  const words = (alt ?? '').replace(/[[\]\n]/g, ' ')
  return `![${words}](${(src ?? '').replace(/[\s()<>]/g, encodeURIComponent)}${title ? ` "${title.replace(/["\n]/g, ' ')}"` : ''})`
}

const SIGNS = toTable({ code: '`', strong: '**', strike: '~~', em: '*' })

function startOf({ type }: RichMark): string {
  if (type === 'link') return '['
  return SIGNS[type] ?? ''
}
const endOf = (mark: RichMark): string => (mark.type === 'link' ? `](${mark.attrs?.href ?? ''})` : startOf(mark))
