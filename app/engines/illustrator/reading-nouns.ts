import type { Noun } from './scene.ts'

/** A plural without a number. */
const SOME = 3

/** A thing of the prompt with what was said of it. */
export function nounItem(
  thing: { icon: string; isMany: boolean },
  traits: { count: number | null; size: number; colour: string | null; act: Noun['act'] },
  maxCount: number,
): Noun {
  const said = thing.isMany && traits.count === 1 ? null : traits.count
  const count = said ?? (thing.isMany ? SOME : 1)
  return {
    icon: thing.icon,
    count: Math.min(count, maxCount),
    size: traits.size,
    colour: traits.colour,
    act: traits.act,
  }
}
