import { setLetters } from '#app/engines/lettering/lettering.server.ts'
import type { DrawingStyle } from '../scene.ts'
import type { Design } from './design.ts'

const names = {
  bars: 'bar chart',
  line: 'line chart',
  pie: 'pie chart',
} as const

/** What was understood of a design, in short phrases. */
export function toDesignWords(design: Design): string[] {
  switch (design.kind) {
    case 'qr':
      return [`QR code of “${design.text}”`]
    case 'chart':
      return [names[design.form], `${design.values.length} values`, ...(design.title ? [`title: ${design.title}`] : [])]
    case 'diagram':
      return [
        `diagram: ${design.form.replace('-', ' ')}`,
        `${design.items.length} items`,
        ...(design.title ? [`title: ${design.title}`] : []),
      ]
    case 'pattern':
      return ['pattern that tiles', ...(design.weave === 'scattered' ? [] : [design.weave])]
    case 'logo':
      return [design.name ? `logo: ${design.name}` : 'logo', ...(design.line ? [`line: ${design.line}`] : [])]
    case 'icon':
      return ['icon']
    case 'poster':
    case 'card':
      return [design.kind, `letters: ${[design.title, ...design.lines].join(' / ')}`]
  }
}

/** Letters a design asks for that no font of the house has. */
export function missingLetters(design: Design): string[] {
  const said =
    design.kind === 'chart'
      ? [design.title, ...design.values.map(({ label }) => label)]
      : design.kind === 'diagram'
        ? [design.title, ...design.items]
        : design.kind === 'logo'
          ? [design.name, design.line]
          : design.kind === 'poster' || design.kind === 'card'
            ? [design.title, ...design.lines]
            : []
  return setLetters(said.join(' '), { size: 10, maxWidth: Infinity }).missing
}

/** Styles that only change colours leave edges where they are. */
const COLOUR_STYLES: ReadonlySet<DrawingStyle> = new Set<DrawingStyle>(['plain', 'pastel', 'night', 'duotone'])

/** Whether a design can be drawn in a style: what is read by machines or as figures is drawn plainly. */
export const takesStyle = ({ kind }: Design, style: DrawingStyle): boolean =>
  style === 'plain' || kind === 'poster' || kind === 'card' || (kind === 'pattern' && COLOUR_STYLES.has(style))

/** What of a design is drawn as a scene or as things. */
export const sceneOf = (design: Design): string => ('scene' in design ? design.scene : '')
export const showsScene = ({ kind }: Design): boolean => kind === 'poster' || kind === 'card'
