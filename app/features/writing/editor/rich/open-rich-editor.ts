import { baseKeymap, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { toMarkdown, toRichDocument } from './markdown-blocks.ts'
import type { RichNode } from './rich-nodes.ts'
import { richSchema } from './rich-schema.ts'

export type RichAct = 'strong' | 'em' | 'code' | 'heading' | 'paragraph' | 'bullets' | 'quote' | 'undo' | 'redo'
export type RichEditor = {
  act: (act: RichAct) => void
  replace: (markdown: string) => void
  read: () => string
  focus: () => void
  close: () => void
}

const { nodes, marks } = richSchema
const acts: Readonly<Record<RichAct, Command>> = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  code: toggleMark(marks.code),
  heading: setBlockType(nodes.heading, { level: 2 }),
  paragraph: setBlockType(nodes.paragraph),
  bullets: wrapInList(nodes.bullet_list),
  quote: wrapIn(nodes.blockquote),
  undo,
  redo,
}

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 1 })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, (match) => ({ order: Number(match[1]) })),
  ],
})

const toState = (markdown: string) =>
  EditorState.create({
    doc: Node.fromJSON(richSchema, toRichDocument(markdown)),
    plugins: [
      history(),
      rules,
      keymap({
        'Mod-z': undo,
        'Shift-Mod-z': redo,
        'Mod-y': redo,
        'Mod-b': acts.strong,
        'Mod-i': acts.em,
        'Mod-e': acts.code,
        'Shift-Ctrl-0': acts.paragraph,
        'Shift-Ctrl-2': acts.heading,
      }),
      keymap({
        'Enter': splitListItem(nodes.list_item),
        'Tab': sinkListItem(nodes.list_item),
        'Shift-Tab': liftListItem(nodes.list_item),
      }),
      keymap(baseKeymap),
    ],
  })

/** Opens the rich text editor in an element. The document is Markdown on both sides; `onChange` comes with every change. */
export function openRichEditor(place: HTMLElement, markdown: string, onChange: () => void): RichEditor {
  const view = new EditorView(place, {
    state: toState(markdown),
    attributes: { 'class': 'prose', 'aria-label': 'The document', role: 'textbox', 'aria-multiline': 'true' },
    dispatchTransaction(change) {
      view.updateState(view.state.apply(change))
      if (change.docChanged) onChange()
    },
  })
  return {
    act(act) {
      acts[act](view.state, view.dispatch, view)
      view.focus()
    },
    replace: (text) => view.updateState(toState(text)),
    read: () => toMarkdown(view.state.doc.toJSON() as RichNode),
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}
