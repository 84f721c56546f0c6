import { Schema, type DOMOutputSpec } from 'prosemirror-model'

/** What a document of the rich text editor is made of; the names are those of `toRichDocument`. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', { dir: 'auto' }, 0] },
    heading: {
      attrs: { level: { default: 1 } },
      content: '(text | image | footnote_ref)*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: (node) => [`h${Number(node.attrs.level)}`, { dir: 'auto' }, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      attrs: { sign: { default: '-' } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { order: { default: 1 } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: (node) => [
        'ol',
        { start: Number(node.attrs.order), style: `counter-reset: step ${Number(node.attrs.order) - 1}` },
        0,
      ],
    },
    list_item: {
      /** Of a task: whether it is done. Null: no task. */
      attrs: { checked: { default: null } },
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    table: {
      attrs: { aligns: { default: [] }, source: { default: '' } },
      content: 'table_row+',
      group: 'block',
      isolating: true,
      toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
    },
    table_row: { content: 'table_cell+', toDOM: () => ['tr', 0] },
    table_cell: {
      attrs: { isHead: { default: false } },
      content: 'inline*',
      isolating: true,
      toDOM: (node) => [node.attrs.isHead ? 'th' : 'td', { dir: 'auto' }, 0],
    },
    footnote: {
      attrs: { label: {} },
      content: 'inline*',
      group: 'block',
      defining: true,
      toDOM: (node) => ['p', { 'class': 'footnote', 'data-label': String(node.attrs.label), 'dir': 'auto' }, 0],
    },
    code_block: {
      attrs: { params: { default: '' } },
      content: 'text*',
      marks: '',
      code: true,
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    raw_block: {
      content: 'text*',
      marks: '',
      code: true,
      group: 'block',
      defining: true,
      toDOM: () => ['pre', { class: 'raw-block', 'data-raw': 'Markdown' }, ['code', 0]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    image: {
      attrs: { src: {}, alt: { default: '' }, title: { default: '' } },
      inline: true,
      group: 'inline',
      draggable: true,
      toDOM: (node) => toPicture(String(node.attrs.src), String(node.attrs.alt)),
    },
    footnote_ref: {
      attrs: { label: {} },
      inline: true,
      group: 'inline',
      toDOM: (node) => ['sup', { class: 'footnote-ref' }, String(node.attrs.label)],
    },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => toSafeLink((dom as HTMLElement).getAttribute('href')) }],
      toDOM: (mark) => ['a', { href: String(mark.attrs.href), rel: 'noopener noreferrer' }, 0],
    },
    em: { parseDOM: [{ tag: 'i' }, { tag: 'em' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'b' }, { tag: 'strong' }], toDOM: () => ['strong', 0] },
    strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})

/** Pictures of this server are shown; for those of others their description stands. */
const toPicture = (src: string, alt: string): DOMOutputSpec =>
  src.startsWith('/') && !src.startsWith('//')
    ? ['img', { src, alt }]
    : ['span', { class: 'far-picture', title: src }, alt || src]

/** Pasted links lead to http, https or mail; all others are only their words. */
const toSafeLink = (href: string | null) =>
  href !== null && /^(?:https?:\/\/|mailto:)[^\s()<>]+$/i.test(href) ? { href } : false
