import { darken, mix } from '../colour.ts'
import type { Layer } from '../stage.ts'
import type { Canvas } from '../svg.ts'
import { n, path, rect } from '../svg.ts'
import type { Palette } from './palettes.ts'
import { drawWords, fitWords } from './words.server.ts'

type Sheet = { kind: 'poster' | 'card'; title: string; lines: readonly string[] }

/** Of the height: how much of a sheet its picture takes. */
const PICTURE = { poster: 0.7, card: 0.66 } as const
const EDGE = 4

/** Where the scene of a sheet goes. */
export function sceneBox({ width, height, unit: u }: Canvas, { kind }: Sheet) {
  const edge = kind === 'card' ? EDGE * u : 0
  return {
    left: edge,
    top: edge,
    width: Math.round(width - edge * 2),
    height: Math.round(height * PICTURE[kind] - edge),
  }
}

/** Letters under a picture, on a ground of one colour; the picture's sheets are kept apart for styles that cut paper. */
export function drawSheet(canvas: Canvas, sheet: Sheet, palette: Palette, scene: readonly Layer[]): Layer[] {
  const { width, height, unit: u } = canvas
  const box = sceneBox(canvas, sheet)
  const isCard = sheet.kind === 'card'
  const [ground, ink] = isCard ? [palette.paper, palette.ink] : [palette.main, palette.paper]
  const room = height - box.top - box.height - 8 * u
  const share = sheet.lines.length > 0 ? 0.58 : 0.9
  const title = fitWords(isCard ? sheet.title : sheet.title.toUpperCase(), {
    width: width - 14 * u,
    height: room * share,
    most: isCard ? 10 * u : 14 * u,
  })
  const lines = sheet.lines
    .slice(0, 3)
    .map((line) =>
      fitWords(line, { width: width - 16 * u, height: (room * 0.4) / Math.min(3, sheet.lines.length), most: 4.2 * u }),
    )
  const whole = title.height + lines.reduce((sum, line) => sum + line.height + 2 * u, 0)
  let y = box.top + box.height + 4 * u + Math.max(0, (room - whole) / 2)
  let words = drawWords(title, { x: width / 2, y, colour: ink })
  y += title.height + 2 * u
  for (const line of lines) {
    words += drawWords(line, { x: width / 2, y, colour: isCard ? palette.main : mix(ink, palette.others[1], 0.35) })
    y += line.height + 2 * u
  }
  canvas.defs.push(
    `<clipPath id="sheet"><rect x="0" y="0" width="${n(box.width)}" height="${n(box.height)}"${isCard ? ` rx="${n(2 * u)}"` : ''}/></clipPath>`,
  )
  const within = (svg: string) =>
    `<g transform="translate(${n(box.left)} ${n(box.top)})" clip-path="url(#sheet)">${svg}</g>`
  const rule = isCard
    ? path(`M${n(2 * u)} ${n(2 * u)}H${n(width - 2 * u)}V${n(height - 2 * u)}H${n(2 * u)}Z`, {
        fill: 'none',
        stroke: palette.main,
        line: 0.5 * u,
      })
    : rect(0, box.top + box.height, width, 1.4 * u, { fill: darken(palette.main, 0.3) })
  return [
    { name: 'paper', svg: rect(0, 0, width, height, { fill: ground }) },
    ...scene.map((layer) => ({ ...layer, svg: within(layer.svg) })),
    { name: 'letters', svg: rule + words },
  ]
}
