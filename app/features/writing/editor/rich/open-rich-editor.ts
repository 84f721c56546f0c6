import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, type Command, type Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { findPlugin, readFound, toFind, toReplaced, toStep, type Found } from './find-plugin.ts'
import { serializeBlock, toRichDocument } from '#app/kits/foundation/text-files/rich/markdown-blocks.ts'
import { marksPlugin, underlineKey, type Underline } from './marks-plugin.ts'
import { takePasted, toSlice } from './pasted.ts'
import { linkTo, richActs, task, type RichAct } from './rich-acts.ts'
import type { RichNode } from '#app/kits/foundation/text-files/rich/rich-nodes.ts'
import { richSchema } from './rich-schema.ts'
import { isInTable, stepCell } from './table-acts.ts'
import { TaskView } from './task-view.ts'

export type { RichAct } from './rich-acts.ts'
export type RichEditor = {
  act: (act: RichAct) => void
  link: (href: string) => void
  /** Takes over a text from outside; what is the same stays, with the place of the writer. */
  replace: (markdown: string) => void
  insert: (markdown: string) => void
  read: () => string
  /** The chosen words. */
  selection: () => string
  find: (query: string, isExact: boolean) => Found
  step: (step: 1 | -1) => Found
  swap: (put: string, isAll: boolean) => Found
  underline: (list: readonly Underline[]) => void
  focus: () => void
  close: () => void
}
/** What the page follows: changes of the document, and where the writer is. */
export type Watch = { onChange: () => void; onMove: (at: { isInTable: boolean; hasSelection: boolean }) => void }

const { nodes } = richSchema

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 1 })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, (match) => ({ order: Number(match[1]) })),
  ],
})

/** A line more in the same paragraph or cell. */
const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), false).scrollIntoView())
  return true
}
/** Enter in a cell is a line more; a new task is not done. */
const enterCell: Command = (state, dispatch, view) => isInTable(state) && breakLine(state, dispatch, view)

const plugins: readonly Plugin[] = [
  history(),
  rules,
  findPlugin,
  marksPlugin,
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': richActs.strong,
    'Mod-i': richActs.em,
    'Mod-e': richActs.code,
    'Mod-Enter': task,
    'Shift-Enter': breakLine,
    'Shift-Ctrl-0': richActs.paragraph,
    'Shift-Ctrl-2': richActs.heading,
  }),
  keymap({
    'Enter': chainCommands(enterCell, splitListItem(nodes.list_item, { checked: null })),
    'Tab': chainCommands(stepCell(1), sinkListItem(nodes.list_item)),
    'Shift-Tab': chainCommands(stepCell(-1), liftListItem(nodes.list_item)),
  }),
  keymap(baseKeymap),
]

const toDocument = (markdown: string) => Node.fromJSON(richSchema, toRichDocument(markdown))

/** Blocks that nobody touched are the same objects: each is written once. */
const written = new WeakMap<Node, string>()
function writeBlock(block: Node): string {
  const known = written.get(block)
  if (known !== undefined) return known
  const text = serializeBlock(block.toJSON() as RichNode)
  written.set(block, text)
  return text
}

function toText(doc: Node): string {
  const blocks: string[] = []
  doc.forEach((block) => void blocks.push(writeBlock(block)))
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** Opens the rich text editor in an element. The document is Markdown on both sides. */
export function openRichEditor(place: HTMLElement, markdown: string, { onChange, onMove }: Watch): RichEditor {
  const view = new EditorView(place, {
    state: EditorState.create({ doc: toDocument(markdown), plugins: [...plugins] }),
    attributes: { 'class': 'prose', 'aria-label': 'The document', 'role': 'textbox', 'aria-multiline': 'true' },
    nodeViews: { list_item: (node, own, at) => new TaskView(node, own, at) },
    handlePaste: takePasted,
    dispatchTransaction(change) {
      view.updateState(view.state.apply(change))
      if (change.docChanged) onChange()
      if (change.docChanged || change.selectionSet)
        onMove({ isInTable: isInTable(view.state), hasSelection: !view.state.selection.empty })
    },
  })
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const send = (change: ReturnType<typeof toStep>) => {
    if (change) view.dispatch(change)
    return readFound(view.state)
  }
  return {
    act: (act) => run(richActs[act]),
    link: (href) => run(linkTo(href)),
    replace: (text) => replaceDocument(view, text),
    insert(text) {
      view.dispatch(view.state.tr.replaceSelection(toSlice(toRichDocument(text).content ?? [])).scrollIntoView())
      view.focus()
    },
    read: () => toText(view.state.doc),
    selection: () => readSelection(view),
    find: (query, isExact) => send(toFind(view.state, query, isExact)),
    step: (step) => send(toStep(view.state, step)),
    swap: (put, isAll) => send(toReplaced(view.state, put, isAll)),
    underline: (list) => view.dispatch(view.state.tr.setMeta(underlineKey, list).setMeta('addToHistory', false)),
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}

/** Only what differs is replaced. */
function replaceDocument(view: EditorView, markdown: string): void {
  const { doc, tr } = view.state
  const next = toDocument(markdown)
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  // Where both ends overlap, as in a letter doubled, they are set apart.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  view.dispatch(tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap)))
}

/** Words of one block as they stand; of several, as Markdown. */
function readSelection(view: EditorView): string {
  const { $from, $to, empty } = view.state.selection
  if (empty) return ''
  if ($from.sameParent($to) && $from.parent.isTextblock)
    return $from.parent.textBetween($from.parentOffset, $to.parentOffset, undefined, (leaf) =>
      leaf.type === nodes.hard_break ? '\n' : '',
    )
  const first = $from.index(0)
  const last = $to.indexAfter(0)
  const blocks: string[] = []
  for (let n = first; n < last; n += 1) blocks.push(writeBlock(view.state.doc.child(n)))
  return blocks.filter((block) => block !== '').join('\n\n')
}
