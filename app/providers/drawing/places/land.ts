import { darken, lighten, mix } from '../colour.ts'
import { drawSky } from '../sky.ts'
import { shown } from '../stage.ts'
import type { Ground, Layer, Stage } from '../stage.ts'
import { circle, ellipse, group, n, path, rect } from '../svg.ts'
import { drawCulm, drawFlowers, drawGrass, drawPalm, drawPine, drawSaguaro, drawTree } from './plants.ts'
import { drawBambooSpray } from './plants.ts'
import { drawFloor, drawPeak, drawRidge } from './terrain.ts'

const groundOf = (stage: Stage, horizon: number, back: Layer[], front: Layer[] = []): Ground => {
  const { height } = stage.canvas
  return {
    back,
    front,
    horizon,
    floor: [horizon + (height - horizon) * 0.3, height * 0.955],
    water: null,
    air: [height * 0.08, horizon * 0.78],
    shadow: 1,
    depth: 0.5,
  }
}

export function drawMeadow(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const hills = [
    { name: 'far-hills', base: horizon - unit * 7, rise: unit * 6, colour: '#7f9cc4', distance: 0.62 },
    { name: 'hills', base: horizon - unit * 2, rise: unit * 5, colour: foliage.grassFar, distance: 0.42 },
    {
      name: 'near-hills',
      base: horizon + unit * 2,
      rise: unit * 3.4,
      colour: mix(foliage.grassFar, foliage.grass, 0.5),
      distance: 0.18,
    },
  ].map((hill) => drawRidge(stage, { ...hill, hills: 2.4, roughness: 0.3 }))
  const throws = random.stream('meadow-trees')
  const line = hills[2]
  const trees = Array.from({ length: 7 }, () => {
    const x = throws.between(-0.02, 1.02) * width
    const foot = (line?.heightAt(x) ?? horizon) + unit * 1.2
    return throws.chance(0.3) || foliage.isSnowy
      ? drawPine(stage, throws, x, foot, unit * throws.between(9, 15), 0.28)
      : drawTree(stage, throws, x, foot, unit * throws.between(9, 15), 0.28)
  })
  const top = horizon + unit * 5
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    ...hills.map(({ layer }) => layer),
    { name: 'trees', svg: trees.join('') },
    drawFloor(stage, 'meadow', top, foliage.grass),
    {
      name: 'grass',
      svg:
        drawGrass(stage, 'grass', top + unit * 2, height, 150) +
        (foliage.isSnowy ? '' : drawFlowers(stage, 'flowers', top + unit * 3, height, 46)),
    },
  ])
}

export function drawGarden(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.56
  const throws = random.stream('garden')
  const hedge = Array.from({ length: 16 }, (_, bush) => {
    const x = ((bush + throws.between(-0.2, 0.2)) / 15) * width
    const radius = unit * throws.between(6, 9)
    return circle(x, horizon + unit * 2, radius, {
      fill: shown(stage, mix(foliage.leafDark, '#2f7a43', 0.4), 0.25 + throws.next() * 0.1),
    })
  })
  const trees = [0.1, 0.9].map((x) =>
    drawTree(stage, throws, width * x, horizon + unit * 6, unit * throws.between(34, 42), 0.08),
  )
  const lawn = mix(foliage.grass, '#7ccf5b', foliage.isSnowy ? 0 : 0.35)
  const winding = path(
    `M${n(width * 0.47)} ${n(horizon + unit * 6)}C${n(width * 0.62)} ${n(height * 0.72)} ${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.36)} ${n(height)}H${n(width * 0.68)}C${n(width * 0.56)} ${n(height * 0.84)} ${n(width * 0.7)} ${n(height * 0.72)} ${n(width * 0.51)} ${n(horizon + unit * 6)}Z`,
    { fill: shown(stage, '#e9d6ae'), opacity: 0.9 },
  )
  const beds = foliage.isSnowy
    ? ''
    : drawFlowers(stage, 'bed', horizon + unit * 7, height * 0.8, 80, 1.1) +
      drawFlowers(stage, 'near-bed', height * 0.86, height, 34, 1.5)
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'hills',
      base: horizon - unit * 5,
      rise: unit * 5,
      hills: 2,
      colour: foliage.grassFar,
      distance: 0.5,
      roughness: 0.3,
    }).layer,
    { name: 'hedge', svg: hedge.join('') },
    drawFloor(stage, 'lawn', horizon + unit * 4, lawn, 0.3),
    { name: 'path', svg: winding },
    { name: 'trees', svg: trees.join('') },
    { name: 'beds', svg: drawGrass(stage, 'grass', horizon + unit * 6, height, 90) + beds },
  ])
}

export function drawFarm(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.56
  const throws = random.stream('farm')
  const stripes = Array.from({ length: 22 }, (_, row) => {
    const near = ((row - 4) / 14) * width * 1.6 - width * 0.3
    const far = width * (0.3 + (row / 22) * 0.4)
    const crop = row % 2 ? foliage.grass : mix(foliage.grass, '#e8c65a', foliage.isSnowy ? 0.05 : 0.6)
    return path(
      `M${n(far)} ${n(horizon + unit * 3)}L${n(near)} ${n(height)}H${n(near + width * 0.13)}L${n(far + width * 0.02)} ${n(horizon + unit * 3)}Z`,
      { fill: shown(stage, crop), opacity: 0.75 },
    )
  })
  const [barnX, barnY, barn] = [width * throws.between(0.66, 0.8), horizon + unit * 4, unit * 17]
  const red = shown(stage, '#b5433a', 0.12)
  const barnShape =
    rect(barnX - barn / 2, barnY - barn * 0.55, barn, barn * 0.55, { fill: red }) +
    path(
      `M${n(barnX - barn * 0.56)} ${n(barnY - barn * 0.53)}L${n(barnX - barn * 0.36)} ${n(barnY - barn * 0.82)}L${n(barnX)} ${n(barnY - barn)}L${n(barnX + barn * 0.36)} ${n(barnY - barn * 0.82)}L${n(barnX + barn * 0.56)} ${n(barnY - barn * 0.53)}Z`,
      { fill: darken(red, 0.3) },
    ) +
    rect(barnX - barn * 0.16, barnY - barn * 0.36, barn * 0.32, barn * 0.36, { fill: shown(stage, '#f6ead8', 0.12) }) +
    path(
      `M${n(barnX - barn * 0.16)} ${n(barnY - barn * 0.36)}l${n(barn * 0.32)} ${n(barn * 0.36)}m0 ${n(-barn * 0.36)}l${n(-barn * 0.32)} ${n(barn * 0.36)}`,
      { fill: 'none', stroke: red, line: barn * 0.03 },
    )
  const fence = Array.from({ length: Math.ceil(width / (unit * 9)) + 1 }, (_, post) =>
    rect(
      post * unit * 9 - unit * 0.6,
      horizon + unit * 5,
      unit * 1.2,
      unit * 6,
      { fill: shown(stage, '#f4e7d2', 0.06) },
      unit * 0.3,
    ),
  )
  const rails = [6.4, 8.6].map((y) =>
    rect(0, horizon + unit * y, width, unit * 0.8, { fill: shown(stage, '#e7d6ba', 0.06) }),
  )
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'hills',
      base: horizon - unit * 4,
      rise: unit * 5,
      hills: 2,
      colour: foliage.grassFar,
      distance: 0.45,
      roughness: 0.3,
    }).layer,
    drawFloor(stage, 'field', horizon + unit * 2, foliage.grass, 0.2),
    { name: 'rows', svg: stripes.join('') },
    { name: 'barn', svg: drawTree(stage, throws, barnX - barn * 0.95, barnY, barn * 1.05, 0.15) + barnShape },
    { name: 'fence', svg: rails.join('') + fence.join('') },
    { name: 'grass', svg: drawGrass(stage, 'grass', height * 0.8, height, 70) },
  ])
}

export function drawMountains(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.64
  const throws = random.stream('peaks')
  const snow = foliage.isSnowy ? 0.7 : 0.34
  const far = Array.from({ length: 4 }, (_, peak) =>
    drawPeak(stage, `far${peak}`, {
      x: width * (peak / 3 + throws.between(-0.1, 0.1)),
      top: horizon * throws.between(0.36, 0.5),
      foot: horizon + unit * 4,
      width: Math.max(width * 0.5, unit * 62),
      distance: 0.55,
      snow,
    }),
  )
  const great = drawPeak(stage, 'great', {
    x: width * throws.between(0.3, 0.7),
    top: horizon * throws.between(0.16, 0.24),
    foot: horizon + unit * 6,
    width: Math.max(width * 0.62, unit * 86),
    distance: 0.26,
    snow,
  })
  const near = drawRidge(stage, {
    name: 'foothills',
    base: horizon,
    rise: unit * 4,
    hills: 3,
    colour: mix(foliage.grassFar, '#3f6f5a', 0.4),
    distance: 0.2,
    roughness: 0.35,
  })
  const pines = Array.from({ length: 26 }, () => throws.between(-0.02, 1.02) * width).map((x) =>
    drawPine(stage, throws, x, near.heightAt(x) + unit * 2.4, unit * throws.between(7, 13), 0.2),
  )
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    { name: 'far-peaks', svg: far.join('') },
    { name: 'peak', svg: great },
    near.layer,
    { name: 'pines', svg: pines.join('') },
    drawFloor(stage, 'slope', horizon + unit * 4, foliage.grass),
    {
      name: 'grass',
      svg:
        drawGrass(stage, 'grass', horizon + unit * 6, height, 110) +
        (foliage.isSnowy ? '' : drawFlowers(stage, 'flowers', horizon + unit * 7, height, 26)),
    },
  ])
}

export function drawForest(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.58
  const rows = [
    { name: 'far-trees', y: horizon + unit * 1, tall: 34, count: 16, distance: 0.6 },
    { name: 'trees', y: horizon + unit * 4, tall: 46, count: 11, distance: 0.36 },
    { name: 'near-trees', y: horizon + unit * 8, tall: 62, count: 7, distance: 0.1 },
  ].map(({ name, y, tall, count, distance }): Layer => {
    const throws = random.stream(name)
    const trees = Array.from({ length: count }, (_, place) => {
      const x = ((place + throws.between(0, 1)) / count) * width * 1.1 - width * 0.05
      const edge = Math.abs(x / width - 0.5) * 2
      const size = unit * tall * throws.between(0.8, 1.15) * (distance < 0.2 ? 0.55 + edge * 0.75 : 1)
      return (throws.chance(0.5) || foliage.isSnowy ? drawPine : drawTree)(
        stage,
        throws,
        x,
        y + throws.between(0, unit * 2),
        size,
        distance,
      )
    })
    return { name, svg: trees.join('') }
  })
  const throws = random.stream('rays')
  const rays =
    stage.light.orb && !stage.light.isDark
      ? Array.from({ length: 5 }, (_, ray) => {
          const x = width * (0.1 + ray * 0.2 + throws.between(-0.05, 0.05))
          return path(`M${n(x)} 0h${n(unit * 6)}l${n(unit * 26)} ${n(height * 0.8)}h${n(unit * -18)}Z`, {
            fill: canvas.linear([
              [0, stage.light.orb?.glow ?? '#ffffff', 0.34],
              [1, stage.light.orb?.glow ?? '#ffffff', 0],
            ]),
          })
        }).join('')
      : ''
  const moss = mix(foliage.grass, '#3f7a44', foliage.isSnowy ? 0.04 : 0.45)
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'hills',
      base: horizon - unit * 8,
      rise: unit * 5,
      hills: 2,
      colour: '#5f8a78',
      distance: 0.68,
      roughness: 0.3,
    }).layer,
    ...rows.slice(0, 2),
    drawFloor(stage, 'moss', horizon + unit * 4, moss),
    ...rows.slice(2),
    { name: 'rays', svg: rays },
    {
      name: 'ferns',
      svg:
        drawGrass(stage, 'ferns', horizon + unit * 9, height, 150) +
        (foliage.isSnowy ? '' : drawFlowers(stage, 'flowers', horizon + unit * 10, height, 18)),
    },
  ])
}

export function drawJungle(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const throws = random.stream('jungle')
  const palms = (count: number, y: number, tall: number, distance: number) =>
    Array.from({ length: count }, (_, place) =>
      drawPalm(
        stage,
        throws,
        ((place + throws.next()) / count) * width,
        y + throws.between(0, unit * 3),
        unit * tall * throws.between(0.8, 1.2),
        distance,
      ),
    ).join('')
  const leaves = (x: number, y: number, turn: number) =>
    Array.from({ length: 6 }, (_, leaf) => {
      const size = unit * throws.between(20, 30)
      const green = shown(stage, mix('#2f8a4f', '#1f6a45', throws.next()))
      return group(
        path(`M0 0Q${n(size * 0.35)} ${n(-size * 0.26)} ${n(size)} 0Q${n(size * 0.35)} ${n(size * 0.26)} 0 0Z`, {
          fill: green,
        }) + path(`M0 0H${n(size * 0.9)}`, { stroke: lighten(green, 0.22), line: unit * 0.3, fill: 'none' }),
        { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn + (leaf - 2.5) * 24)})` },
      )
    }).join('')
  return groundOf(
    stage,
    horizon,
    [
      ...drawSky(stage, horizon),
      drawRidge(stage, {
        name: 'canopy',
        base: horizon - unit * 6,
        rise: unit * 7,
        hills: 5,
        colour: '#4f9a6b',
        distance: 0.55,
        roughness: 0.38,
      }).layer,
      { name: 'far-palms', svg: palms(9, horizon + unit * 2, 32, 0.42) },
      drawRidge(stage, {
        name: 'bushes',
        base: horizon + unit * 1,
        rise: unit * 4,
        hills: 7,
        colour: '#2f7f4f',
        distance: 0.22,
        roughness: 0.38,
      }).layer,
      { name: 'palms', svg: palms(4, horizon + unit * 8, 52, 0.08) },
      drawFloor(stage, 'undergrowth', horizon + unit * 6, '#4f9a4a'),
      {
        name: 'grass',
        svg:
          drawGrass(stage, 'grass', horizon + unit * 8, height, 150) +
          drawFlowers(stage, 'flowers', horizon + unit * 9, height, 26),
      },
    ],
    [
      {
        name: 'leaves',
        svg:
          leaves(-unit * 3, height * 0.99, -40) +
          leaves(width + unit * 3, height * 0.99, -140) +
          leaves(-unit * 2, unit * 2, 40) +
          leaves(width + unit * 2, 0, 140),
      },
    ],
  )
}

export function drawBambooGrove(stage: Stage): Ground {
  const { canvas, foliage, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const rows = [
    { name: 'far-culms', bottom: horizon + unit * 3, count: 30, thick: 1.1, distance: 0.66 },
    { name: 'culms', bottom: horizon + unit * 7, count: 17, thick: 1.9, distance: 0.36 },
    { name: 'near-culms', bottom: horizon + unit * 13, count: 9, thick: 3, distance: 0.08 },
  ].map(({ name, bottom, count, thick, distance }): Layer => {
    const throws = random.stream(name)
    const culms = Array.from({ length: count }, (_, place) => {
      let x = ((place + throws.next()) / count) * width
      // The nearest ones leave the middle to the figures.
      if (distance < 0.2 && Math.abs(x / width - 0.5) < 0.2) x += (x < width / 2 ? -1 : 1) * width * 0.2
      return drawCulm(
        stage,
        throws,
        x,
        0,
        bottom + throws.between(0, unit * 3),
        unit * thick * throws.between(0.8, 1.25),
        distance,
      )
    })
    return { name, svg: culms.join('') }
  })
  const mist = ellipse(width / 2, horizon, width * 0.62, unit * 22, {
    fill: canvas.radial([
      [0, lighten(stage.light.haze, 0.45), 0.8],
      [1, stage.light.haze, 0],
    ]),
  })
  const trail = path(
    `M${n(width * 0.47)} ${n(horizon + unit * 5)}C${n(width * 0.56)} ${n(height * 0.76)} ${n(width * 0.3)} ${n(height * 0.84)} ${n(width * 0.24)} ${n(height)}H${n(width * 0.8)}C${n(width * 0.66)} ${n(height * 0.84)} ${n(width * 0.66)} ${n(height * 0.74)} ${n(width * 0.53)} ${n(horizon + unit * 5)}Z`,
    { fill: shown(stage, foliage.isSnowy ? '#f4f8fc' : '#d9c59a'), opacity: 0.85 },
  )
  const throws = random.stream('sprays')
  const sprays = Array.from({ length: 14 }, (_, place) =>
    drawBambooSpray(
      stage,
      throws,
      place % 2 ? width * throws.between(0.86, 1.02) : width * throws.between(-0.02, 0.14),
      height * throws.between(0.02, 0.3),
      unit * throws.between(9, 15),
      0,
    ),
  )
  return groundOf(
    stage,
    horizon,
    [
      ...drawSky(stage, horizon),
      rows[0] ?? { name: 'none', svg: '' },
      { name: 'mist', svg: mist },
      rows[1] ?? { name: 'none', svg: '' },
      drawFloor(stage, 'moss', horizon + unit * 4, mix(foliage.grass, '#5f9a3f', foliage.isSnowy ? 0.05 : 0.5), 0.4),
      { name: 'path', svg: trail },
      rows[2] ?? { name: 'none', svg: '' },
      { name: 'grass', svg: drawGrass(stage, 'grass', horizon + unit * 8, height, 120) },
    ],
    [{ name: 'sprays', svg: sprays.join('') }],
  )
}

export function drawDesert(stage: Stage): Ground {
  const { canvas, random } = stage
  const { height, unit, width } = canvas
  const horizon = height * 0.6
  const throws = random.stream('cacti')
  const sand = '#eabf7c'
  const cacti = [0.08, 0.9, 0.72].map((x, place) =>
    drawSaguaro(
      stage,
      throws,
      width * (x + throws.between(-0.04, 0.04)),
      horizon + unit * (6 + place * 2),
      unit * throws.between(13, 20),
      0.14,
    ),
  )
  return groundOf(stage, horizon, [
    ...drawSky(stage, horizon),
    drawRidge(stage, {
      name: 'mesas',
      base: horizon - unit * 5,
      rise: unit * 8,
      hills: 2,
      colour: '#b5715a',
      distance: 0.55,
      roughness: 0.5,
    }).layer,
    drawRidge(stage, {
      name: 'far-dunes',
      base: horizon - unit * 1,
      rise: unit * 4,
      hills: 2,
      colour: '#e3b274',
      distance: 0.36,
      roughness: 0.2,
    }).layer,
    drawRidge(stage, {
      name: 'dunes',
      base: horizon + unit * 4,
      rise: unit * 4.4,
      hills: 1.6,
      colour: '#d9a163',
      distance: 0.16,
      roughness: 0.2,
    }).layer,
    { name: 'cacti', svg: cacti.join('') },
    drawFloor(stage, 'sand', horizon + unit * 9, sand, 1.4),
  ])
}
