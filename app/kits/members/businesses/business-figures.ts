import { once } from '#app/platform/once.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

/** A business as figures know it: its id and the members who own it. */
export type FiguredBusiness = { id: string; zone: string; owners: readonly string[] }
/** From the first moment up to the second, which is no part of it. */
export type Period = { from: Date; to: Date }
/** One of the rows a number counts. */
export type FigureRow = { id: string; title: string; detail: string; href: string | null; at: Date; amount?: number }

/** A number on the dashboard of a business that opens its rows. */
export type BusinessFigure = {
  /** "Visits", "Sales". */
  label: string
  icon: IconName
  /** What counts, in one sentence. */
  about: string
  /** Its place among the others. */
  place: number
  /** The number in words; a plain number unless said. */
  format?: (value: number) => string
  /** What counts in a period, by moment; the number is the sum of the amounts. */
  list: (business: FiguredBusiness, period: Period) => Promise<readonly { at: Date; amount: number }[]>
  /** The rows behind it, the newest first. */
  rows: (business: FiguredBusiness, period: Period, most: number) => Promise<readonly FigureRow[]>
}

const figures = () => once('business-figures', () => new Map<string, BusinessFigure>())

/**
 * Adds numbers to the dashboards of businesses, called in a room's `*.register.server.ts`: `{ sales: … }` of the
 * marketplace. A room that has nothing of a business gives no rows, never a guess.
 */
export function defineBusinessFigures(defined: Readonly<Record<string, BusinessFigure>>): void {
  for (const [name, figure] of Object.entries(defined)) figures().set(name, figure)
}

export const findBusinessFigure = (name: string): BusinessFigure | null => figures().get(name) ?? null

export const listBusinessFigures = (): (BusinessFigure & { name: string })[] =>
  [...figures()].map(([name, figure]) => ({ name, ...figure })).sort((a, b) => a.place - b.place)
