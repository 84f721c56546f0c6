/** The shapes of the default home. `v=2` to `v=5` choose one; everything else is the default. */
export const homeVariants = ['default', 'split', 'centred', 'editorial', 'picker'] as const
export type HomeVariant = (typeof homeVariants)[number]

export function readHomeVariant(v: string | null): HomeVariant {
  return /^[2-5]$/.test(v ?? '') ? (homeVariants[Number(v) - 1] ?? 'default') : 'default'
}
