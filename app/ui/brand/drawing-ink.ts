/** The colours our pictures are drawn with, in both themes: paper and its lines, and the brand's accent in three depths. */
export const paper = 'fill-[light-dark(var(--ink-0),var(--ink-800))]'
export const edge = 'stroke-[light-dark(var(--ink-300),var(--ink-600))]'
export const words = 'stroke-[light-dark(var(--ink-400),var(--ink-500))]'
export const tint = 'fill-[light-dark(var(--accent-200),var(--accent-800))]'
export const mid = 'fill-[light-dark(var(--accent-300),var(--accent-700))]'
export const deep = 'fill-[light-dark(var(--accent-500),var(--accent-500))]'
