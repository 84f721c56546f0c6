import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/** Words to underline: which ones, the how-manieth of their kind in the document, and what is said about them. */
export type Underline = { words: string; nth: number; why: string; isFact: boolean }

const key = new PluginKey<DecorationSet>('underlines')

/** Underlines what the checkers found. An underline goes with its words, and when they change. */
export const marksPlugin = new Plugin<DecorationSet>({
  key,
  state: {
    init: () => DecorationSet.empty,
    apply(transaction, before) {
      const list = transaction.getMeta(key) as readonly Underline[] | undefined
      if (!list) return before.map(transaction.mapping, transaction.doc)
      const wanted = new Map<string, Underline[]>()
      for (const one of list) wanted.set(one.words, [...(wanted.get(one.words) ?? []), one])
      const seen = new Map<string, number>()
      const marks: Decoration[] = []
      transaction.doc.descendants((node, position) => {
        if (!node.isTextblock) return true
        const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
        for (const [words, some] of wanted)
          for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
            const nth = seen.get(words) ?? 0
            seen.set(words, nth + 1)
            const found = some.find((one) => one.nth === nth)
            if (!found) continue
            const from = position + 1 + at
            const look = { class: found.isFact ? 'doubt is-fact' : 'doubt', title: found.why }
            marks.push(Decoration.inline(from, from + words.length, look))
          }
        return false
      })
      return DecorationSet.create(transaction.doc, marks)
    },
  },
  props: { decorations: (state) => key.getState(state) ?? null },
})

export const underlineKey = key
