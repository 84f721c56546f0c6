import type { PlaceName } from './scene.ts'
import { isSheltered } from './places/places.ts'
import type { Layer, Stage } from './stage.ts'
import { circle, ellipse, n, path, rect } from './svg.ts'

/** Trees stand here that leaves and petals come from. */
const LEAFY: ReadonlySet<PlaceName> = new Set<PlaceName>(['meadow', 'garden', 'forest', 'farm', 'mountain', 'lake'])

/** What falls or hangs in the air, in front of everything. */
export function drawWeather(stage: Stage): Layer[] {
  if (isSheltered(stage.place)) return []
  const layers: Layer[] = []
  if (stage.weather === 'rain' || stage.weather === 'storm') layers.push({ name: 'rain', svg: drawRain(stage) })
  if (stage.weather === 'snow') layers.push({ name: 'snow', svg: drawSnow(stage) })
  if (stage.weather === 'fog') layers.push({ name: 'fog', svg: drawFog(stage) })
  if (stage.season === 'autumn' && stage.weather === 'clear' && LEAFY.has(stage.place))
    layers.push({ name: 'leaves', svg: drawFalling(stage, 26) })
  if (stage.season === 'spring' && LEAFY.has(stage.place)) layers.push({ name: 'petals', svg: drawFalling(stage, 22) })
  return layers
}

function drawRain({ canvas, random, weather }: Stage): string {
  const throws = random.stream('rain')
  const lines = Array.from({ length: weather === 'storm' ? 210 : 150 }, () => {
    const [x, y] = [throws.between(-0.1, 1.05) * canvas.width, throws.between(-0.1, 1) * canvas.height]
    const long = canvas.unit * throws.between(2.5, 6)
    return `M${n(x)} ${n(y)}l${n(-long * 0.22)} ${n(long)}`
  })
  const splashes = Array.from({ length: 40 }, () =>
    ellipse(
      throws.between(0, canvas.width),
      throws.between(0.78, 1) * canvas.height,
      canvas.unit * throws.between(0.6, 1.6),
      canvas.unit * 0.3,
      {
        fill: 'none',
        stroke: '#ffffff',
        line: canvas.unit * 0.14,
        opacity: 0.45,
      },
    ),
  )
  return (
    path(lines.join(''), { fill: 'none', stroke: '#e6f0fb', line: canvas.unit * 0.22, opacity: 0.55 }) +
    splashes.join('')
  )
}

function drawSnow({ canvas, random }: Stage): string {
  const throws = random.stream('snow')
  return Array.from({ length: 190 }, () => {
    const near = throws.next() ** 2
    return circle(
      throws.between(0, canvas.width),
      throws.between(0, canvas.height),
      canvas.unit * (0.22 + 0.75 * near),
      {
        fill: '#ffffff',
        opacity: 0.55 + 0.4 * near,
      },
    )
  }).join('')
}

function drawFog({ canvas, light, random }: Stage): string {
  const throws = random.stream('fog')
  return Array.from({ length: 6 }, (_, band) => {
    const y = canvas.height * (0.4 + band * 0.1)
    return ellipse(
      canvas.width * throws.between(0.1, 0.9),
      y,
      canvas.width * throws.between(0.5, 0.9),
      canvas.unit * throws.between(6, 13),
      {
        fill: canvas.radial([
          [0, light.haze, 0.75],
          [1, light.haze, 0],
        ]),
      },
    )
  }).join('')
}

function drawFalling({ canvas, random, foliage }: Stage, count: number): string {
  const throws = random.stream('falling')
  return Array.from({ length: count }, () => {
    const [x, y] = [throws.between(0, canvas.width), throws.between(0, canvas.height)]
    const size = canvas.unit * throws.between(0.6, 1.5)
    const colour = throws.chance(0.5) ? throws.pick(foliage.accent) : foliage.leaf
    return path(`M${n(x)} ${n(y)}q${n(size)} ${n(-size)} ${n(size * 2)} 0q${n(-size)} ${n(size)} ${n(-size * 2)} 0Z`, {
      fill: colour,
      opacity: 0.9,
      extra: `transform="rotate(${throws.whole(0, 360)} ${n(x)} ${n(y)})"`,
    })
  }).join('')
}

/** Darkens the corners a little, which leads the eye to the middle. */
export function drawVignette({ canvas }: Stage): Layer {
  const fill = canvas.radial([
    [0.55, '#0b1026', 0],
    [1, '#0b1026', 0.18],
  ])
  const [x, y] = [canvas.width * 0.22, canvas.height * 0.22]
  return { name: 'vignette', svg: rect(-x, -y, canvas.width + 2 * x, canvas.height + 2 * y, { fill }) }
}
