import { lighten } from './colour.ts'
import type { Stage } from './stage.ts'
import { circle, curve, ellipse, group, path } from './svg.ts'
import type { Point } from './svg.ts'

export function drawRainbow({ canvas, random }: Stage, horizon: number): string {
  const bands = ['#f2545b', '#f79a3e', '#f9df57', '#5fc36b', '#4a9be8', '#6a62d0', '#a45fc8']
  const x = canvas.width * random.stream('rainbow').between(0.35, 0.65)
  const radius = Math.min(canvas.width * 0.5, horizon * 0.95)
  const width = radius * 0.028
  return group(
    bands
      .map((colour, place) =>
        circle(x, horizon + radius * 0.12, radius - place * width, { fill: 'none', stroke: colour, line: width * 1.1 }),
      )
      .join(''),
    { opacity: 0.55, filter: canvas.blur(canvas.unit * 0.35) },
  )
}

export function drawAurora({ canvas, random }: Stage, horizon: number): string {
  const colours = ['#58f0a7', '#3fd6c8', '#8d7bf2'] as const
  return colours
    .map((colour, place) => {
      const throws = random.stream(`aurora${place}`)
      const points: Point[] = Array.from({ length: 7 }, (_, step) => [
        (canvas.width * (step - 0.2)) / 5.6,
        horizon * (0.2 + place * 0.13 + throws.between(-0.1, 0.1)),
      ])
      const lower = points.map(([x, y]): Point => [x + canvas.unit * 3, y + horizon * 0.34]).reverse()
      const fill = canvas.linear([
        [0, colour, 0],
        [0.35, colour, 0.75],
        [1, colour, 0],
      ])
      return path(`${curve(points)}${curve(lower).replace('M', 'L')}Z`, {
        fill,
        filter: canvas.blur(canvas.unit * 1.6),
      })
    })
    .join('')
}

export function drawFireworks({ canvas, random }: Stage, horizon: number): string {
  const throws = random.stream('fireworks')
  const colours = ['#ffd75e', '#ff7aa8', '#7ee0ff', '#b99bff', '#8cf29b'] as const
  return Array.from({ length: 5 }, (_, burst) => {
    const x = canvas.width * ((burst + throws.between(0.2, 0.8)) / 5)
    const y = horizon * throws.between(0.12, 0.5)
    const radius = canvas.unit * throws.between(8, 15)
    const colour = throws.pick(colours)
    const rays = 18
    const sparks = Array.from({ length: rays }, (__, ray) => {
      const angle = (ray / rays) * Math.PI * 2
      const far = radius * throws.between(0.82, 1)
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const fall = radius * 0.1
      return (
        path(
          curve([
            [x + dx * radius * 0.3, y + dy * radius * 0.3],
            [x + dx * far * 0.75, y + dy * far * 0.75 + fall * 0.4],
            [x + dx * far, y + dy * far + fall],
          ]),
          { fill: 'none', stroke: colour, line: canvas.unit * 0.28, opacity: 0.85 },
        ) + circle(x + dx * far, y + dy * far + fall, canvas.unit * 0.38, { fill: lighten(colour, 0.5) })
      )
    })
    const glow = canvas.radial([
      [0, colour, 0.4],
      [1, colour, 0],
    ])
    return circle(x, y, radius * 1.3, { fill: glow }) + sparks.join('')
  }).join('')
}

export function drawLightning({ canvas, random }: Stage, horizon: number): string {
  const throws = random.stream('lightning')
  let [x, y] = [canvas.width * throws.between(0.2, 0.8), horizon * 0.18]
  let d = `M${x.toFixed(1)} ${y.toFixed(1)}`
  while (y < horizon) {
    x += canvas.unit * throws.between(-4, 4)
    y += horizon * throws.between(0.08, 0.16)
    d += `L${x.toFixed(1)} ${Math.min(y, horizon).toFixed(1)}`
  }
  const flash = canvas.radial([
    [0, '#fff7d0', 0.55],
    [1, '#fff7d0', 0],
  ])
  return (
    ellipse(x, horizon * 0.4, canvas.unit * 24, horizon * 0.5, { fill: flash }) +
    path(d, { fill: 'none', stroke: '#fff9dc', line: canvas.unit * 0.7 })
  )
}
