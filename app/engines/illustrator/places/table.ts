import { darken, lighten, mix } from '../colour.ts'
import type { Ground, Stage } from '../stage.ts'
import { circle, n, path, rect } from '../svg.ts'

/** A table for what is served: a soft backdrop and a wooden top. */
export function drawTable(stage: Stage): Ground {
  const { canvas, random, light } = stage
  const { height, unit, width } = canvas
  const throws = random.stream('table')
  const edge = height * 0.62
  const backdrop = throws.pick(['#f6d9c4', '#d3e4da', '#d9d6ef', '#f7e6bd', '#cfe1ee'])
  const tone = (colour: string) => mix(colour, '#2b2140', light.isDark ? 0.36 : 0)
  const wood = tone(throws.pick(['#c08a5a', '#a8734a', '#d3a06c']))
  const glow = canvas.radial([
    [0, tone(lighten(backdrop, 0.6)), 0.6],
    [0.6, tone(lighten(backdrop, 0.6)), 0.4],
    [1, tone(lighten(backdrop, 0.6)), 0],
  ])
  const dots = Array.from({ length: 16 }, () =>
    circle(throws.between(0, width), throws.between(0, edge), unit * throws.between(4, 12), { fill: glow }),
  )
  const grain = Array.from({ length: 12 }, (_, line) => {
    const y = edge + unit * 4 + (height - edge) * (line / 12)
    return path(
      `M0 ${n(y)}q${n(width / 4)} ${n(throws.between(-1, 1) * unit * 2)} ${n(width / 2)} 0t${n(width / 2)} 0`,
      { fill: 'none', stroke: darken(wood, 0.25), line: unit * 0.25, opacity: 0.4 },
    )
  })
  return {
    back: [
      {
        name: 'backdrop',
        svg: rect(0, 0, width, height, {
          fill: canvas.linear([
            [0, tone(lighten(backdrop, 0.25))],
            [1, tone(darken(backdrop, 0.06))],
          ]),
        }),
      },
      { name: 'lights', svg: dots.join('') },
      {
        name: 'table',
        svg:
          rect(0, edge, width, height - edge, {
            fill: canvas.linear([
              [0, lighten(wood, 0.18)],
              [1, darken(wood, 0.16)],
            ]),
          }) +
          rect(0, edge, width, unit * 1, { fill: lighten(wood, 0.35) }) +
          grain.join(''),
      },
    ],
    front: [],
    horizon: edge,
    floor: [edge + unit * 7, height * 0.93],
    water: null,
    air: [height * 0.08, height * 0.4],
    shadow: 1.2,
    depth: 0.85,
  }
}
