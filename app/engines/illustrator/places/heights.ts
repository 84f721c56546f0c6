import { lighten, mix } from '../colour.ts'
import { drawCloud, drawSky } from '../sky.ts'
import type { Ground, Stage } from '../stage.ts'
import { group, rect } from '../svg.ts'

/** High above: clouds to stand on. */
export function drawHeights(stage: Stage): Ground {
  const { canvas, random, light } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.78
  const bank = (name: string, y: number, size: number, share: number) => {
    const throws = random.stream(name)
    const body = mix(mix('#ffffff', light.sky[2], share), light.sky[1], light.isDark ? 0.6 : 0.05)
    const fill = canvas.linear([
      [0, lighten(body, 0.4)],
      [1, body],
    ])
    const clouds = Array.from({ length: 9 }, (_, place) =>
      drawCloud(
        throws.stream(`${place}`),
        ((place + throws.next()) / 9) * width * 1.1 - width * 0.05,
        y + throws.between(-1, 1) * unit * 2,
        size * throws.between(0.8, 1.3),
        fill,
      ),
    )
    return { name, svg: clouds.join('') + rect(0, y - unit * 1, width, height, { fill: body }) }
  }
  return {
    back: [
      ...drawSky(stage, height),
      fadedLayer('far-bank', bank('far-bank', height * 0.72, unit * 18, 0.6).svg, 0.75),
      bank('bank', height * 0.82, unit * 26, 0.3),
    ],
    front: [bank('near-bank', height * 0.975, unit * 30, 0.08)],
    horizon,
    floor: [height * 0.84, height * 0.95],
    water: null,
    air: [height * 0.12, height * 0.62],
    shadow: 0.35,
    depth: 0.7,
  }
}

const fadedLayer = (name: string, svg: string, opacity: number) => ({ name, svg: group(svg, { opacity }) })
