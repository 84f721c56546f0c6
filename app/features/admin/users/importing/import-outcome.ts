import { z } from 'zod'

export const rowStates = ['made', 'there', 'faulty'] as const
export type RowState = (typeof rowStates)[number]

/** A row with what became of it, or what would. */
export type RowOutcome = { row: number; name: string; email: string; role: string; state: RowState; why: string }

const count = z.number().int().nonnegative()
/** What a check or an import gave. */
export const importOutcome = z.object({
  counts: z.object({ made: count, there: count, faulty: count }),
  /** The faulty rows first, as many as a page bears. */
  shown: z.array(
    z.object({
      row: count,
      ...{ name: z.string(), email: z.string(), role: z.string() },
      state: z.enum(rowStates),
      why: z.string(),
    }),
  ),
  /** The file with all rows. */
  report: z.string().nullable(),
})
export type ImportOutcome = z.output<typeof importOutcome>

const MOST_FAULTY = 300
const MOST_OTHERS = 50

/** Gathers what became of each row. */
export class Outcomes {
  readonly all: RowOutcome[] = []

  add(outcome: RowOutcome): void {
    this.all.push(outcome)
  }

  /** The counts, and the rows a page shows. */
  sum(): Pick<ImportOutcome, 'counts' | 'shown'> {
    const of = (state: RowState) => this.all.filter((one) => one.state === state).sort((a, b) => a.row - b.row)
    const [made, there, faulty] = [of('made'), of('there'), of('faulty')]
    return {
      counts: { made: made.length, there: there.length, faulty: faulty.length },
      shown: [...faulty.slice(0, MOST_FAULTY), ...there.slice(0, MOST_OTHERS), ...made.slice(0, MOST_OTHERS)],
    }
  }
}
