import { toChannels } from '../colour.ts'
import type { Random } from '../random.ts'
import { n } from '../svg.ts'

const WHOLE = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"'

/** A shadow below a sheet of paper. */
export const shadowFilter = (unit: number) =>
  `<filter id="shadow" ${WHOLE}><feGaussianBlur in="SourceAlpha" stdDeviation="${n(unit * 0.8)}" result="dim"/>` +
  `<feOffset in="dim" dx="${n(unit * 0.2)}" dy="${n(-unit * 0.45)}" result="fallen"/>` +
  `<feComponentTransfer in="fallen" result="shade"><feFuncA type="linear" slope="0.42"/></feComponentTransfer>` +
  `<feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`

/** Cut out with a white margin, and a shadow below. */
export const outlineFilter = (unit: number) =>
  `<filter id="outline" ${WHOLE}><feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="discrete" tableValues="0 0 0 1 1 1"/></feComponentTransfer>` +
  `<feMorphology in="solid" operator="dilate" radius="${n(unit * 0.6)}" result="fat"/>` +
  `<feGaussianBlur in="fat" stdDeviation="${n(unit * 0.12)}" result="smooth"/>` +
  `<feColorMatrix in="smooth" values="0 0 0 0 1  0 0 0 0 0.99  0 0 0 0 0.96  0 0 0 1 0" result="margin"/>` +
  `<feGaussianBlur in="fat" stdDeviation="${n(unit * 0.9)}" result="dim"/><feOffset in="dim" dx="${n(unit * 0.4)}" dy="${n(unit * 0.7)}" result="fallen"/>` +
  `<feComponentTransfer in="fallen" result="shade"><feFuncA type="linear" slope="0.4"/></feComponentTransfer>` +
  `<feMerge><feMergeNode in="shade"/><feMergeNode in="margin"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`

const pairs: [readonly string[], ...(readonly string[])[]] = [
  ['#1f1147', '#ff7a59', '#fff2d9'],
  ['#0b2a4a', '#2fb5a8', '#f4fbe6'],
  ['#2b0f3a', '#e0447c', '#ffe9c9'],
  ['#10223f', '#5f8ff0', '#fdf3e7'],
  ['#1d2b1f', '#5fa55a', '#f7f3d6'],
]

/** Everything in one dark and one light ink. */
export function duotoneFilter(random: Random): string {
  const inks = random.pick(pairs).map(toChannels)
  const table = (channel: number) => inks.map((ink) => ((ink[channel] ?? 0) / 255).toFixed(3)).join(' ')
  return (
    `<filter id="duotone" ${WHOLE}><feColorMatrix values="0.42 0.83 0.15 0 -0.2  0.42 0.83 0.15 0 -0.2  0.42 0.83 0.15 0 -0.2  0 0 0 1 0" result="grey"/>` +
    `<feComponentTransfer in="grey"><feFuncR type="table" tableValues="${table(0)}"/><feFuncG type="table" tableValues="${table(1)}"/><feFuncB type="table" tableValues="${table(2)}"/></feComponentTransfer></filter>`
  )
}

/** Chalk: every colour paler and a little greyer. */
export const pastelFilter =
  `<filter id="pastel" ${WHOLE}><feColorMatrix type="saturate" values="0.72" result="soft"/>` +
  `<feComponentTransfer in="soft"><feFuncR type="linear" slope="0.62" intercept="0.36"/><feFuncG type="linear" slope="0.6" intercept="0.37"/><feFuncB type="linear" slope="0.6" intercept="0.39"/></feComponentTransfer></filter>`

/** Moonlight: blue in the dark, with lights that stay warm. */
export const nightFilter =
  `<filter id="night" ${WHOLE}><feColorMatrix values="0.86 0.06 0.04 0 -0.03  0.02 0.84 0.1 0 -0.02  0.06 0.12 0.98 0 0.05  0 0 0 1 0" result="blue"/>` +
  `<feComponentTransfer in="blue"><feFuncR type="gamma" exponent="1.12"/><feFuncG type="gamma" exponent="1.06"/><feFuncB type="gamma" exponent="0.92"/></feComponentTransfer></filter>`
