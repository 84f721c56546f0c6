import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { richSchema } from './rich-schema.ts'
import * as tables from './table-acts.ts'

export type RichAct =
  | 'strong'
  | 'em'
  | 'strike'
  | 'code'
  | 'heading'
  | 'paragraph'
  | 'bullets'
  | 'numbers'
  | 'task'
  | 'quote'
  | 'block'
  | 'rule'
  | 'table'
  | 'row'
  | 'column'
  | 'row-out'
  | 'column-out'
  | 'footnote'
  | 'undo'
  | 'redo'

const { nodes, marks } = richSchema

/** Headings go one level deeper each time, then back to text. */
const heading: Command = (state, dispatch, view) => {
  const { parent } = state.selection.$from
  const level = parent.type === nodes.heading ? Number(parent.attrs['level']) + 1 : 1
  return level > 4
    ? setBlockType(nodes.paragraph)(state, dispatch, view)
    : setBlockType(nodes.heading, { level })(state, dispatch, view)
}

/** Makes an item a task, ticks it, and unticks it; outside of lists it begins one. */
export const task: Command = (state, dispatch, view) => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type !== nodes.list_item) continue
    const { checked } = node.attrs as { checked: boolean | null }
    dispatch?.(
      state.tr.setNodeAttribute($from.before(depth), 'checked', checked === null ? false : checked ? null : true),
    )
    return true
  }
  return wrapInList(nodes.bullet_list)(
    state,
    dispatch &&
      ((change) => {
        const { $from: at } = change.selection
        for (let depth = at.depth; depth > 0; depth -= 1)
          if (at.node(depth).type === nodes.list_item) change.setNodeAttribute(at.before(depth), 'checked', false)
        dispatch(change)
      }),
    view,
  )
}

const list =
  (type: (typeof nodes)['bullet_list']): Command =>
  (state, dispatch, view) =>
    wrapInList(type)(state, dispatch, view) || liftListItem(nodes.list_item)(state, dispatch, view)

/** A mark where the writer is, and its footnote at the end of the document, ready to be written. */
const footnote: Command = (state, dispatch) => {
  const labels = new Set<string>()
  state.doc.descendants((node) => void (node.type === nodes.footnote && labels.add(String(node.attrs['label']))))
  let number = 1
  while (labels.has(String(number))) number += 1
  const label = String(number)
  if (!state.selection.$to.parent.inlineContent || state.selection.$to.parent.type.spec.code) return false
  dispatch?.(
    state.tr
      .insert(state.selection.to, nodes.footnote_ref.create({ label }))
      .insert(state.doc.content.size + 1, nodes.footnote.create({ label })),
  )
  return true
}

const rule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView())
  return true
}

export const richActs: Readonly<Record<RichAct, Command>> = {
  'strong': toggleMark(marks.strong),
  'em': toggleMark(marks.em),
  'strike': toggleMark(marks.strike),
  'code': toggleMark(marks.code),
  heading,
  'paragraph': setBlockType(nodes.paragraph),
  'bullets': list(nodes.bullet_list),
  'numbers': list(nodes.ordered_list),
  task,
  'quote': wrapIn(nodes.blockquote),
  'block': setBlockType(nodes.code_block),
  rule,
  'table': tables.insertTable,
  'row': tables.addRow,
  'column': tables.addColumn,
  'row-out': tables.removeRow,
  'column-out': tables.removeColumn,
  footnote,
  undo,
  redo,
}

/** Links the chosen words, or takes the link away where there is no address. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (empty) return false
    const change = state.tr.removeMark(from, to, marks.link)
    dispatch?.(href === '' ? change : change.addMark(from, to, marks.link.create({ href })))
    return true
  }
