const SMALL = 100
const EVEN = 0.03
const [HALF_STEP, MANY] = [3, 20]

export const writeCount = (count: number): string => count.toLocaleString('en')

/** An area in km², with the decimals that a small one needs. */
export const writeArea = (km2: number): string =>
  `${km2.toLocaleString('en', { maximumFractionDigits: km2 < SMALL ? 2 : 0 })} km²`

/** How many times one is the other, for whoever reads it aloud: "1.3 times as large as". Null when a figure is missing. */
export function toRatioWords(larger: number, smaller: number, words: { than: string; same: string }): string | null {
  if (!(larger > 0) || !(smaller > 0)) return null
  const ratio = larger / smaller
  if (ratio < 1 + EVEN) return words.same
  const digits = ratio < HALF_STEP ? 2 : ratio < MANY ? 1 : 0
  const said = ratio.toLocaleString('en', { maximumFractionDigits: digits })
  return said === '2' ? `twice ${words.than}` : `${said} times ${words.than}`
}
