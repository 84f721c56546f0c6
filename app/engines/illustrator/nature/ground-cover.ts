import { mix } from '../colour.ts'
import { shown } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { circle, n, path } from '../svg.ts'

/** Blades of grass in tufts, nearer ones taller. */
export function drawGrass(stage: Stage, name: string, top: number, bottom: number, count: number): string {
  const { canvas, foliage } = stage
  const throws = stage.random.stream(name)
  const tufts = Array.from({ length: count }, () => {
    const share = throws.next()
    return { x: throws.between(0, canvas.width), y: top + (bottom - top) * share, share, lean: throws.between(-1, 1) }
  }).sort((first, second) => first.y - second.y)
  return tufts
    .map(({ x, y, share, lean }) => {
      const tall = canvas.unit * (0.9 + 2.4 * share)
      const colour = shown(stage, mix(foliage.grass, share > 0.5 ? '#1f4a2a' : '#ffffff', foliage.isSnowy ? 0.1 : 0.22))
      const blades = [-1, 0, 1].map(
        (blade) =>
          `M${n(x + blade * tall * 0.14)} ${n(y)}Q${n(x + blade * tall * 0.2)} ${n(y - tall * 0.6)} ${n(x + blade * tall * 0.45 + lean * tall * 0.2)} ${n(y - tall)}`,
      )
      return path(blades.join(''), { fill: 'none', stroke: colour, line: canvas.unit * 0.22, opacity: 0.7 })
    })
    .join('')
}

/** Small flowers, or flakes of leaves in autumn. */
export function drawFlowers(stage: Stage, name: string, top: number, bottom: number, count: number, size = 1): string {
  const { canvas, foliage } = stage
  const throws = stage.random.stream(name)
  return Array.from({ length: count }, () => ({ x: throws.between(0, canvas.width), share: throws.next() }))
    .sort((first, second) => first.share - second.share)
    .map(({ x, share }) => {
      const y = top + (bottom - top) * share
      const radius = canvas.unit * (0.28 + 0.62 * share) * size
      const colour = shown(stage, throws.pick(foliage.accent))
      const stem = path(`M${n(x)} ${n(y)}v${n(radius * 3.4)}`, {
        stroke: shown(stage, '#3f7f3c'),
        line: radius * 0.3,
        fill: 'none',
      })
      const petals = Array.from({ length: 5 }, (_, petal) => {
        const angle = (petal / 5) * Math.PI * 2
        return circle(x + Math.cos(angle) * radius * 0.75, y + Math.sin(angle) * radius * 0.75, radius * 0.58, {
          fill: colour,
        })
      })
      return stem + petals.join('') + circle(x, y, radius * 0.48, { fill: shown(stage, '#f6c945') })
    })
    .join('')
}
