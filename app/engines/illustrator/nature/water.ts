import { lighten, mix } from '../colour.ts'
import { shown } from '../stage.ts'
import type { Layer, Stage } from '../stage.ts'
import { curve, ellipse, path } from '../svg.ts'

/** Water with a sheen at the horizon and lines of waves that grow towards the viewer. */
export function drawWater(stage: Stage, top: number, bottom: number, deep = '#1f6fb2', shallow = '#58b8d6'): Layer {
  const { canvas, light, random } = stage
  const throws = random.stream(`water${Math.round(top)}`)
  const fill = canvas.linear([
    [0, mix(shown(stage, shallow), light.sky[2], 0.5)],
    [0.25, mix(shown(stage, shallow), light.sky[1], 0.2)],
    [1, shown(stage, deep)],
  ])
  const waves: string[] = []
  const rows = 16
  for (let row = 0; row < rows; row += 1) {
    const share = (row / rows) ** 1.6
    const y = top + (bottom - top) * (share + 0.02)
    const length = canvas.unit * (3 + 14 * share)
    const count = Math.max(3, Math.round((canvas.width / length) * 0.45))
    for (let crest = 0; crest < count; crest += 1) {
      const x = throws.between(-0.05, 1) * canvas.width
      const lift = canvas.unit * (0.15 + 0.9 * share)
      waves.push(
        path(
          curve([
            [x, y],
            [x + length * 0.25, y - lift],
            [x + length * 0.5, y],
            [x + length * 0.75, y - lift * 0.7],
            [x + length, y],
          ]),
          {
            fill: 'none',
            stroke: throws.chance(0.7) ? lighten(shown(stage, shallow), 0.55) : shown(stage, deep),
            line: canvas.unit * (0.12 + 0.32 * share),
            opacity: throws.between(0.2, 0.55),
          },
        ),
      )
    }
  }
  const shine = light.orb
    ? ellipse(canvas.width * 0.5, (top + bottom) / 2, canvas.width * 0.16, (bottom - top) * 0.6, {
        fill: canvas.radial([
          [0, light.orb.glow, 0.35],
          [1, light.orb.glow, 0],
        ]),
      })
    : ''
  return {
    name: 'water',
    svg: path(`M0 ${top.toFixed(1)}H${canvas.width}V${bottom.toFixed(1)}H0Z`, { fill }) + shine + waves.join(''),
  }
}
