import { useState } from 'react'
import { arrange, bounded, withGroups, type Arrangement } from '#app/engines/mockups/arrange.ts'
import type { MockupView } from '../editing/mockup-view.server.ts'

export type DrawnPart = MockupView['parts'][number]
type By = { x?: number; y?: number; width?: number; height?: number }

const within = (part: DrawnPart, isSnapped = false): DrawnPart => ({
  ...part,
  ...bounded(part, isSnapped),
  svg: part.svg,
})

/** The parts of a screen while they are moved: places and sizes as the table’s fields have them, and which are chosen. */
export function useParts(first: readonly DrawnPart[]) {
  const [parts, setParts] = useState<readonly DrawnPart[]>(first)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const change = (id: string, to: Partial<DrawnPart>) =>
    setParts((all) => all.map((part) => (part.id === id ? { ...part, ...to } : part)))
  /** Moves or stretches what is chosen, with all of their groups. */
  const nudge = ({ x = 0, y = 0, width = 0, height = 0 }: By, ids: ReadonlySet<string> = chosen) =>
    setParts((all) => {
      const moved = withGroups(all, ids)
      const move = (part: DrawnPart) =>
        within({
          ...part,
          ...{ x: part.x + x, y: part.y + y, width: part.width + width, height: part.height + height },
        })
      return all.map((part) => (moved.has(part.id) ? move(part) : part))
    })
  const choose = (id: string, isMore: boolean) =>
    setChosen((ids) => {
      if (!isMore) return new Set([id])
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const arrangeChosen = (how: Arrangement) =>
    setParts((all) => {
      const ids = withGroups(all, chosen)
      const some = all.filter(({ id }) => ids.has(id))
      const put = new Map(arrange(some, how).map((part) => [part.id, bounded(part)]))
      return all.map((part) => ({ ...part, ...put.get(part.id), svg: part.svg }))
    })
  const snapAll = () => setParts((all) => all.map((part) => within(part, true)))
  return { parts, chosen, change, nudge, choose, arrangeChosen, snapAll }
}
export type Parts = ReturnType<typeof useParts>
