import type { RichNode } from '../rich/rich-nodes.ts'

/** An item of a list as Word has it: a paragraph with a level. */
export type FlatItem = { level: number; isOrdered: boolean; start: number; paragraph: RichNode }

/** Items with levels as lists in lists. A list ends where the kind of its items changes. */
export function nestItems(items: readonly FlatItem[]): RichNode[] {
  const lists: RichNode[] = []
  for (let n = 0; n < items.length;) {
    const { level, isOrdered, start } = items[n]!
    const list: RichNode = isOrdered
      ? { type: 'ordered_list', attrs: { order: start }, content: [] }
      : { type: 'bullet_list', attrs: { sign: '-' }, content: [] }
    while (n < items.length && items[n]!.level >= level) {
      const item = items[n]!
      if (item.level === level && item.isOrdered !== isOrdered) break
      const inner = n
      if (item.level === level) {
        list.content!.push(toItem(item.paragraph))
        n += 1
        continue
      }
      while (n < items.length && items[n]!.level > level) n += 1
      list.content!.at(-1)!.content!.push(...nestItems(items.slice(inner, n)))
    }
    lists.push(list)
  }
  return lists
}

const BOX = /^(?:([☐⬜▢])|([☑☒✅✔]))\ufe0f?\s*/u

/** An item; a drawn box at its beginning makes it a task. */
export function toItem(paragraph: RichNode): RichNode {
  const [first, ...rest] = paragraph.content ?? []
  const [box, open] = BOX.exec(first?.type === 'text' ? (first.text ?? '') : '') ?? []
  if (box === undefined) return { type: 'list_item', attrs: { checked: null }, content: [paragraph] }
  const words = (first?.text ?? '').slice(box.length)
  const content = words === '' ? rest : [{ ...first!, text: words }, ...rest]
  return {
    type: 'list_item',
    attrs: { checked: open === undefined },
    content: [{ type: 'paragraph', ...(content.length > 0 && { content }) }],
  }
}
