import type { Column, Plan } from '#app/engines/table-questions/plan.ts'

/** How the values of a column are read. */
export const columnStyles = [
  'text',
  'number',
  'number with comma',
  'date',
  'date, day first',
  'date, month first',
  'boolean',
] as const
export type ColumnStyle = (typeof columnStyles)[number]

/** How a table is cleaned before questions are put to it: the same steps whenever it is opened. */
export type Recipe = {
  /** By the name of the column in the file; what is not here is told by its values. */
  styles: Record<string, ColumnStyle>
  names: Record<string, string>
  withoutDoubles: boolean
  sheet: string | null
}
export const NO_RECIPE: Recipe = { styles: {}, names: {}, withoutDoubles: false, sheet: null }

export type ToldColumn = Column & {
  /** Its name in the file. */
  source: string
  style: ColumnStyle
  empty: number
  distinct: number
  /** Values that are no such thing, and some of them. */
  unfit: number
  unfitSamples: string[]
  samples: string[]
}

export type ToldTable = {
  columns: ToldColumn[]
  rowCount: number
  notes: string[]
  sheets: string[]
  /** The values of columns with few different words, for questions to name. */
  values: [string, string[]][]
}

export type Cell = string | number | boolean | null
export type TableAnswer = { columns: string[]; rows: Cell[][]; isCut: boolean; tookMs: number }

/** A file as the worker knows it; its bytes are asked of the server when they are needed. */
export type TableFile = { fileId: string; name: string; recipe: Recipe }

export type TableJobs = {
  tell: { input: TableFile; result: ToldTable }
  ask: { input: TableFile & { sql: string; most: number }; result: TableAnswer }
}
export type { Plan }

export type TableTrouble = 'empty' | 'broken' | 'other' | 'large' | 'locked' | 'refused'
/** Its kind travels out of the worker as the reason. */
export class TableError extends Error {
  constructor(
    readonly kind: TableTrouble,
    cause?: unknown,
  ) {
    super(`A table is ${kind}`, { cause })
  }
}
