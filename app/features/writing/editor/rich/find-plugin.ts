import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { findPlaces } from '../passages/replace-all.ts'

type Place = { from: number; to: number }
type Finding = { query: string; isExact: boolean; places: Place[]; at: number }
type Change = { query: string; isExact: boolean } | { at: number }
export type Found = { count: number; at: number }

const key = new PluginKey<Finding>('find')
const NOTHING: Finding = { query: '', isExact: false, places: [], at: 0 }

/** Shows where words stand in the document. */
export const findPlugin = new Plugin<Finding>({
  key,
  state: {
    init: () => NOTHING,
    apply(transaction, before) {
      const change = transaction.getMeta(key) as Change | undefined
      if (change && 'at' in change) return { ...before, at: change.at }
      if (!change && (!transaction.docChanged || before.query === '')) return before
      const { query, isExact } = change ?? before
      const places = placesIn(transaction.doc, query, isExact)
      return { query, isExact, places, at: change ? 0 : Math.min(before.at, Math.max(0, places.length - 1)) }
    },
  },
  props: {
    decorations(state) {
      const { places, at } = key.getState(state) ?? NOTHING
      if (places.length === 0) return null
      const marks = places.map(({ from, to }, n) =>
        Decoration.inline(from, to, { class: n === at ? 'found is-here' : 'found' }),
      )
      return DecorationSet.create(state.doc, marks)
    },
  },
})

/** Text of a block by its places in the document; what is no text counts one sign. */
function placesIn(doc: Node, query: string, isExact: boolean): Place[] {
  if (query === '') return []
  const places: Place[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    for (const start of findPlaces(text, query, isExact))
      places.push({ from: position + 1 + start, to: position + 1 + start + query.length })
    return false
  })
  return places
}

export const readFound = (state: EditorState): Found => {
  const { places, at } = key.getState(state) ?? NOTHING
  return { count: places.length, at: places.length === 0 ? 0 : at + 1 }
}

export const toFind = (state: EditorState, query: string, isExact: boolean): Transaction =>
  state.tr.setMeta(key, { query, isExact })

/** Goes to the next place, or back, around the ends. */
export function toStep(state: EditorState, step: 1 | -1): Transaction | null {
  const { places, at } = key.getState(state) ?? NOTHING
  if (places.length === 0) return null
  const next = (at + step + places.length) % places.length
  const { from, to } = places[next]!
  return state.tr
    .setMeta(key, { at: next })
    .setSelection(TextSelection.create(state.doc, from, to))
    .scrollIntoView()
}

/** Puts other words at the place one stands at, or at all; from the end, so that places stay. */
export function toReplaced(state: EditorState, put: string, isAll: boolean): Transaction | null {
  const { places, at } = key.getState(state) ?? NOTHING
  const chosen = isAll ? places : places.slice(at, at + 1)
  if (chosen.length === 0) return null
  const change = state.tr
  for (const { from, to } of [...chosen].reverse()) change.insertText(put, from, to)
  return change
}
