import { darken, lighten, mix } from '../colour.ts'
import type { Ground, Stage } from '../stage.ts'
import { circle, ellipse, rect } from '../svg.ts'
import { drawShelves, drawWallThings, drawWindow } from './room-things.ts'

/** A room with a window; what stands outside is the time and weather. */
export function drawRoom(stage: Stage): Ground {
  return drawIndoors(stage, false)
}

export function drawLibrary(stage: Stage): Ground {
  return drawIndoors(stage, true)
}

function drawIndoors(stage: Stage, hasShelves: boolean): Ground {
  const { canvas, random, light } = stage
  const { height, unit, width } = canvas
  const throws = random.stream('room')
  const skirting = height * 0.68
  const wall = throws.pick(
    hasShelves ? ['#8a5f45', '#6f5a6a', '#5f6f5a'] : ['#f2d3b8', '#cfe0d2', '#d8d2ec', '#f4dfae', '#f0c4bd'],
  )
  const evening = light.isDark ? '#e8c9a8' : '#ffffff'
  const tone = (colour: string) => mix(colour, '#2b2140', light.isDark ? 0.3 : 0)
  const floor = tone(throws.pick(['#b98255', '#a5734d', '#c79466']))
  const boards = drawBoards(stage, skirting, floor)
  const [windowX, windowY, windowW, windowH] = [
    width * throws.between(0.52, 0.6),
    height * 0.1,
    Math.min(width * 0.32, unit * 46),
    height * 0.34,
  ]
  const rug = drawRug(stage, skirting, {
    colour: tone(throws.pick(['#c4576a', '#4f7fae', '#d08a4a', '#6a9a78'])),
    border: tone('#fff0d8'),
  })
  return {
    back: [
      {
        name: 'wall',
        svg: rect(0, 0, width, height, {
          fill: canvas.linear([
            [0, tone(darken(wall, 0.1))],
            [1, tone(lighten(wall, 0.14))],
          ]),
        }),
      },
      { name: 'window', svg: drawWindow(stage, windowX, windowY, windowW, windowH) },
      hasShelves
        ? {
            name: 'shelves',
            svg: drawShelves(
              stage,
              width * 0.04,
              height * 0.06,
              windowX - width * 0.09,
              skirting - height * 0.06,
              tone,
            ),
          }
        : { name: 'wall-things', svg: drawWallThings(stage, windowX, height, tone) },
      {
        name: 'floor',
        svg:
          rect(0, skirting, width, height - skirting, {
            fill: canvas.linear([
              [0, lighten(floor, 0.12)],
              [1, darken(floor, 0.2)],
            ]),
          }) +
          boards +
          rect(0, skirting - unit * 1.6, width, unit * 2, { fill: tone(hasShelves ? '#5a3a2a' : '#fff6ea') }),
      },
      { name: 'rug', svg: rug },
      {
        name: 'lamp-light',
        svg: circle(width * 0.2, height * 0.42, unit * 60, {
          fill: canvas.radial([
            [0, '#ffdf9e', light.isDark ? 0.42 : 0.14],
            [1, evening, 0],
          ]),
        }),
      },
    ],
    front: [],
    horizon: skirting,
    floor: [skirting + unit * 4, height * 0.955],
    water: null,
    air: [height * 0.08, height * 0.4],
    shadow: 0.9,
    depth: 0.8,
  }
}

/** The boards of a floor, nearer ones wider. */
function drawBoards({ canvas: { height, unit, width } }: Stage, skirting: number, floor: string): string {
  const boards = Array.from({ length: 9 }, (_, board) => {
    const share = (board / 9) ** 1.5
    return rect(0, skirting + (height - skirting) * share, width, unit * 0.3, {
      fill: darken(floor, 0.3),
      opacity: 0.45,
    })
  })
  return boards.join('')
}

function drawRug(
  { canvas: { height, unit, width } }: Stage,
  skirting: number,
  { colour, border }: { colour: string; border: string },
): string {
  const depth = height - skirting
  return (
    ellipse(width * 0.5, height * 0.86, width * 0.4, depth * 0.36, { fill: colour }) +
    ellipse(width * 0.5, height * 0.86, width * 0.34, depth * 0.29, {
      fill: 'none',
      stroke: border,
      line: unit * 0.7,
      opacity: 0.7,
    })
  )
}
