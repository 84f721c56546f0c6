import { lighten, mix } from './colour.ts'
import type { Layer, Stage } from './stage.ts'
import { drawAurora, drawFireworks, drawLightning, drawRainbow } from './sky-wonders.ts'
import { circle, path, rect } from './svg.ts'

/** The sky down to the horizon with all that stands in it. */
export function drawSky(stage: Stage, horizon: number): Layer[] {
  const { canvas, light, features, weather } = stage
  const [top, middle, low] = light.sky
  const fill = canvas.linear([
    [0, top],
    [0.55, middle],
    [1, low],
  ])
  const svg = [rect(0, 0, canvas.width, horizon + canvas.unit * 4, { fill })]
  const stars = features.includes('stars') ? 1 : light.stars
  if (stars > 0) svg.push(drawStars(stage, horizon, stars))
  if (features.includes('aurora')) svg.push(drawAurora(stage, horizon))
  svg.push(drawOrb(stage, horizon))
  if (features.includes('rainbow')) svg.push(drawRainbow(stage, horizon))
  if (features.includes('fireworks')) svg.push(drawFireworks(stage, horizon))
  const cloudiness = cloudinessOf[weather]
  svg.push(drawClouds(stage, horizon, cloudiness + (features.includes('clouds') ? 5 : 0)))
  if (features.includes('lightning')) svg.push(drawLightning(stage, horizon))
  return [{ name: 'sky', svg: svg.join('') }]
}

const cloudinessOf = { clear: 4, cloudy: 9, rain: 9, snow: 7, storm: 10, fog: 3 }

export function drawStars({ canvas, random }: Stage, horizon: number, share: number): string {
  const throws = random.stream('stars')
  const count = Math.round(150 * share * Math.max(1, canvas.width / canvas.height))
  return Array.from({ length: count }, () => {
    const [x, y] = [throws.between(0, canvas.width), throws.next() ** 1.4 * horizon * 0.9]
    const radius = canvas.unit * (0.06 + 0.16 * throws.next() ** 3)
    return circle(x, y, radius, { fill: '#ffffff', opacity: throws.between(0.35, 1) })
  }).join('')
}

function drawOrb({ canvas, light, random, features }: Stage, horizon: number): string {
  const wantsSun = features.includes('sun')
  const orb =
    light.orb ??
    (wantsSun || features.includes('moon')
      ? { colour: '#fff6d8', glow: '#fff0c0', height: 0.6, isMoon: !wantsSun }
      : null)
  if (!orb) return ''
  const throws = random.stream('orb')
  const x = canvas.width * (throws.chance(0.5) ? throws.between(0.14, 0.3) : throws.between(0.7, 0.86))
  const y = horizon * (1 - orb.height)
  const radius = canvas.unit * (orb.isMoon ? 6 : 6.5)
  const glow = canvas.radial([
    [0, orb.glow, 0.85],
    [0.3, orb.glow, 0.35],
    [1, orb.glow, 0],
  ])
  const face = orb.isMoon
    ? [
        [-0.3, -0.2, 0.24],
        [0.25, 0.15, 0.3],
        [-0.1, 0.5, 0.16],
        [0.35, -0.45, 0.13],
      ]
        .map(([dx = 0, dy = 0, r = 0]) =>
          circle(x + dx * radius, y + dy * radius, r * radius, { fill: '#d9cfae', opacity: 0.45 }),
        )
        .join('')
    : ''
  return (
    circle(x, y, radius * (orb.isMoon ? 4 : 5.5), { fill: glow }) + circle(x, y, radius, { fill: orb.colour }) + face
  )
}

function drawClouds(stage: Stage, horizon: number, count: number): string {
  const { canvas, light, random, weather } = stage
  const throws = random.stream('clouds')
  const isHeavy = weather === 'storm' || weather === 'rain'
  const body = isHeavy ? mix(light.sky[1], '#5b6675', 0.35) : mix('#ffffff', light.sky[2], light.isDark ? 0.82 : 0.22)
  const fill = canvas.linear([
    [0, lighten(body, light.isDark ? 0.08 : 0.5), light.isDark ? 0.5 : 0.96],
    [1, body, light.isDark ? 0.25 : 0.75],
  ])
  return Array.from({ length: count }, (_, place) => {
    const size = canvas.unit * throws.between(7, 17) * (isHeavy ? 1.5 : 1)
    const x = canvas.width * (((place + throws.between(0.1, 0.9)) / count) * 1.2 - 0.1)
    const y = horizon * throws.between(0.06, isHeavy ? 0.34 : 0.6)
    return drawCloud(throws.stream(`${place}`), x, y, size, fill)
  }).join('')
}

export function drawCloud(throws: Stage['random'], x: number, y: number, size: number, fill: string): string {
  const puffs = throws.whole(4, 6)
  let d = ''
  for (let puff = 0; puff < puffs; puff += 1) {
    const share = (puff + 0.5) / puffs
    const radius = size * (0.16 + 0.22 * Math.sin(share * Math.PI)) * throws.between(0.85, 1.15)
    const cx = x + (share - 0.5) * size * 1.5
    const cy = y - radius * 0.75
    d += `M${(cx - radius).toFixed(1)} ${cy.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(radius * 2).toFixed(1)} 0a${radius.toFixed(1)} ${radius.toFixed(1)} 0 1 1 ${(-radius * 2).toFixed(1)} 0Z`
  }
  const half = size * 0.85
  const thick = size * 0.2
  d += `M${(x - half).toFixed(1)} ${(y - thick).toFixed(1)}h${(half * 2).toFixed(1)}a${(thick / 2).toFixed(1)} ${(thick / 2).toFixed(1)} 0 0 1 0 ${thick.toFixed(1)}h${(-half * 2).toFixed(1)}a${(thick / 2).toFixed(1)} ${(thick / 2).toFixed(1)} 0 0 1 0 ${(-thick).toFixed(1)}Z`
  return path(d, { fill })
}
