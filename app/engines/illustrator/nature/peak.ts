import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { polygon } from '../svg.ts'
import type { Point } from '../svg.ts'

/** One great mountain with a lit side, a shaded side and snow. */
export function drawPeak(
  stage: Stage,
  name: string,
  { x, top, foot, width, distance, snow }: Record<'x' | 'top' | 'foot' | 'width' | 'distance' | 'snow', number>,
): string {
  const throws = stage.random.stream(name)
  const jag = (from: Point, to: Point, steps: number, depth: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps
      const isEnd = step === 0 || step === steps
      return [
        from[0] + (to[0] - from[0]) * share + (isEnd ? 0 : throws.between(-depth, depth)),
        from[1] + (to[1] - from[1]) * share + (isEnd ? 0 : throws.between(-depth, depth) * 0.6),
      ]
    })
  const summit: Point = [x, top]
  const depth = width * 0.03
  const left = jag([x - width / 2, foot], summit, 9, depth)
  const right = jag(summit, [x + width / 2, foot], 9, depth)
  const spine = jag(summit, [x + width * throws.between(0.02, 0.1), foot], 8, depth)
  const rock = shown(stage, '#6f7691', distance)
  const dark = shown(stage, '#4f5675', distance)
  const white = shown(stage, '#ffffff', distance * 0.6)
  const bluish = shown(stage, '#c6d5ec', distance * 0.6)
  const reach = snow * (foot - top)
  const above = (points: readonly Point[]) => points.filter(([, y]) => y <= top + reach)
  const [snowLeft, snowRight, snowSpine] = [above(left), above(right), above(spine)]
  const hem = (from: Point | undefined, to: Point | undefined): Point[] => {
    if (!from || !to) return []
    return Array.from({ length: 5 }, (_, step): Point => {
      const share = (step + 1) / 6
      const sag = (step % 2 ? -1 : 1) * reach * 0.13
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag]
    })
  }
  return (
    polygon([...left, ...right.slice(1)], { fill: rock }) +
    polygon([...right, ...[...spine].reverse()], { fill: dark }) +
    (reach > 0
      ? polygon([...snowLeft, ...snowSpine.slice(1), ...hem(snowSpine.at(-1), snowLeft[0])], { fill: white }) +
        polygon([...snowRight, ...hem(snowRight.at(-1), snowSpine.at(-1)), ...[...snowSpine].reverse()], {
          fill: bluish,
        })
      : '')
  )
}
