const names = [
  '--dur-instant',
  '--dur-fast',
  '--dur-base',
  '--dur-gentle',
  '--dur-slow',
  '--ease-settle',
  '--ease-leave',
  '--ease-move',
  '--ease-bounce',
  '--r-2xl',
  '--breakpoint-sm',
  '--scrim-blur',
  '--peek-width',
  '--peek-paws',
  '--dialog-width',
  '--sheet-width',
  '--ring-step',
] as const
export type MotionTokens = Readonly<Record<(typeof names)[number], string>>

/** What a stylesheet says first about every token of motion and shape the page shows. */
export function readMotionTokens(css: string): MotionTokens {
  const values = names.map((name) => [name, new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]] as const)
  const missing = values.find(([, value]) => value === undefined)
  if (missing) throw new Error(`No stylesheet declares ${missing[0]}`)
  return Object.fromEntries(values) as MotionTokens
}
