/** What a giant panda in the wild eats, by the text of the page below: kilograms of bamboo and hours of eating a day. */
const KG_A_DAY = { least: 10, most: 40 }
const HOURS_A_DAY = { least: 10, most: 16 }

export const MOST_DAYS = 30
const USUAL_DAYS = 7
/** One drawn stalk. */
export const STALK_KG = 10

export type Plate = { days: number; kg: Range; hours: Range; stalks: Range }
type Range = { least: number; most: number }

/** Bamboo and hours of so many days; whole days from 1 to MOST_DAYS. */
export function toPlate(days: number): Plate {
  const kg = times(KG_A_DAY, days)
  return { days, kg, hours: times(HOURS_A_DAY, days), stalks: times(kg, 1 / STALK_KG) }
}

const times = ({ least, most }: Range, factor: number): Range => ({ least: least * factor, most: most * factor })

/** The days a query asks for; what is no number of days is USUAL_DAYS. */
export function readDays(asked: string | null): number {
  const days = asked === null || asked.trim() === '' ? USUAL_DAYS : Math.round(Number(asked))
  return Number.isFinite(days) ? Math.min(Math.max(days, 1), MOST_DAYS) : USUAL_DAYS
}
