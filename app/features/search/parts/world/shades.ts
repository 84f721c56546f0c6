/** The fills of the five classes, weakest first; the stronger one stands out more from the ground in both themes. */
export const shadeFills = [
  'fill-[light-dark(var(--bamboo-200),var(--bamboo-950))]',
  'fill-[light-dark(var(--bamboo-300),var(--bamboo-800))]',
  'fill-[light-dark(var(--bamboo-500),var(--bamboo-700))]',
  'fill-[light-dark(var(--bamboo-700),var(--bamboo-500))]',
  'fill-[light-dark(var(--bamboo-900),var(--bamboo-300))]',
] as const

const PLAIN = 'fill-[light-dark(var(--ink-0),var(--ink-850))]'
/** Land on a map that shows nothing but land. */
const LAND = 'fill-[light-dark(var(--bamboo-200),var(--bamboo-900))]'
const CHOSEN = 'fill-accent'

/** How a land is filled: chosen, by its class, or plain; `hasScale`: plain means that nothing is known of it. */
export function toFill(shade: number | null, isChosen: boolean, hasScale = true): string {
  if (shade !== null) return shadeFills[shade] ?? PLAIN
  return isChosen ? CHOSEN : hasScale ? PLAIN : LAND
}

export const BORDER = 'stroke-control [stroke-width:0.75px] [vector-effect:non-scaling-stroke]'
export const CHOSEN_BORDER = 'stroke-fg [stroke-width:1.75px] [vector-effect:non-scaling-stroke]'
export const LAND_LINK =
  'outline-none hover:[&>*]:stroke-fg hover:[&>*]:[stroke-width:2px] focus-visible:[&>*]:stroke-fg focus-visible:[&>*]:[stroke-width:3px]'
