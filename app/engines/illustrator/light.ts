import { mix, under } from './colour.ts'
import type { Hex } from './colour.ts'
import type { Season, Time, Weather } from './scene.ts'

/** How a time of day and the weather colour everything. */
export type Light = {
  /** From the top of the sky down to the horizon. */
  sky: readonly [Hex, Hex, Hex]
  /** What distance fades into. */
  haze: Hex
  /** What shines on things; white changes nothing. */
  shine: Hex
  /** The sun or moon: its colour, and its height from the horizon (0) to the top (1); null behind clouds. */
  orb: { colour: Hex; glow: Hex; height: number; isMoon: boolean } | null
  /** From 0 to 1. */
  stars: number
  /** Lamps and windows are lit. */
  isDark: boolean
}

const sun = (colour: Hex, glow: Hex, height: number) => ({ colour, glow, height, isMoon: false })
const moon = { colour: '#fdf6d8' as Hex, glow: '#cfd8ff' as Hex, height: 0.72, isMoon: true }

const lights: Record<Time, Light> = {
  dawn: {
    sky: ['#6f86c9', '#f2b5b8', '#ffe6c4'],
    haze: '#f6d3c9',
    shine: '#ffeae0',
    orb: sun('#fff3d6', '#ffd9a0', 0.14),
    stars: 0.12,
    isDark: false,
  },
  day: {
    sky: ['#3d93ee', '#86c6f8', '#e2f4fb'],
    haze: '#cfe8f5',
    shine: '#ffffff',
    orb: sun('#fffbe3', '#fff0b0', 0.76),
    stars: 0,
    isDark: false,
  },
  golden: {
    sky: ['#6aa3d8', '#f4d79c', '#fff0c6'],
    haze: '#f8deb0',
    shine: '#fff0d2',
    orb: sun('#fff6d4', '#ffd27a', 0.3),
    stars: 0,
    isDark: false,
  },
  sunset: {
    sky: ['#41357a', '#d85f80', '#ffbb70'],
    haze: '#ec9a80',
    shine: '#ffd2bc',
    orb: sun('#ffe9b8', '#ffa657', 0.1),
    stars: 0.15,
    isDark: false,
  },
  dusk: {
    sky: ['#1d2556', '#5f5193', '#d095a6'],
    haze: '#8d78a6',
    shine: '#b3abd8',
    orb: { ...moon, height: 0.55 },
    stars: 0.45,
    isDark: true,
  },
  night: {
    sky: ['#070b26', '#152266', '#3a5499'],
    haze: '#31437f',
    shine: '#8a98d4',
    orb: moon,
    stars: 1,
    isDark: true,
  },
}

/** What each weather lays over the sky, how much of it, and how much light it takes. */
const veils: Record<Weather, { colour: Hex; share: number; shine: Hex; hidesOrb: boolean }> = {
  clear: { colour: '#ffffff', share: 0, shine: '#ffffff', hidesOrb: false },
  cloudy: { colour: '#aebccb', share: 0.62, shine: '#e9eef4', hidesOrb: true },
  rain: { colour: '#74879c', share: 0.66, shine: '#cdd8e6', hidesOrb: true },
  snow: { colour: '#c3d3e4', share: 0.62, shine: '#eef4ff', hidesOrb: true },
  storm: { colour: '#333c50', share: 0.74, shine: '#a9b3c8', hidesOrb: true },
  fog: { colour: '#dfe5e8', share: 0.7, shine: '#f1f4f5', hidesOrb: true },
}

export function lightOf(time: Time, weather: Weather): Light {
  const light = lights[time]
  const veil = veils[weather]
  const cover = under(veil.colour, light.isDark ? light.shine : '#ffffff')
  return {
    ...light,
    sky: light.sky.map((colour) => mix(colour, cover, veil.share)) as unknown as Light['sky'],
    haze: mix(light.haze, cover, veil.share),
    shine: under(light.shine, veil.shine),
    orb: veil.hidesOrb ? null : light.orb,
    stars: veil.hidesOrb ? 0 : light.stars,
  }
}

export type Foliage = {
  grass: Hex
  grassFar: Hex
  leaf: Hex
  leafDark: Hex
  accent: readonly [Hex, ...Hex[]]
  isSnowy: boolean
}

const foliages: Record<Season, Foliage> = {
  spring: {
    grass: '#8fca5c',
    grassFar: '#b5dc8b',
    leaf: '#f3a9c4',
    leafDark: '#d67fa4',
    accent: ['#ffd1e0', '#ffffff', '#f7e26b', '#c7a3f0'],
    isSnowy: false,
  },
  summer: {
    grass: '#6fb84f',
    grassFar: '#9fd07a',
    leaf: '#4fa14a',
    leafDark: '#2f7a43',
    accent: ['#ffffff', '#ffd84d', '#f2738c', '#b48cf0'],
    isSnowy: false,
  },
  autumn: {
    grass: '#b9a24c',
    grassFar: '#d8bd70',
    leaf: '#e08a33',
    leafDark: '#b5542a',
    accent: ['#e8632c', '#f2b33d', '#c8452f'],
    isSnowy: false,
  },
  winter: {
    grass: '#eaf2fa',
    grassFar: '#dbe8f4',
    leaf: '#4f7f74',
    leafDark: '#345f5c',
    accent: ['#ffffff', '#d7e6f5'],
    isSnowy: true,
  },
}

export const foliageOf = (season: Season) => foliages[season]
