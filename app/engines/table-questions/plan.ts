/** What a column of a table holds. */
export type ColumnType = 'number' | 'date' | 'text' | 'boolean'
export type Column = { name: string; type: ColumnType }

export type Aggregate = 'count' | 'sum' | 'mean' | 'median' | 'min' | 'max' | 'share'
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year'
export type Filter = {
  column: string
  is: '=' | '!=' | '>' | '>=' | '<' | '<=' | 'holds' | 'between'
  value: string
  until?: string
}

/**
 * A question about a table, as it is worked out: what is measured, by what it is grouped, which rows count, in what order.
 * `growth`: each period beside the one before.
 */
export type Plan = {
  aggregate: Aggregate
  /** Null: rows are counted. */
  measure: string | null
  groups: { column: string; period: Period | null }[]
  filters: Filter[]
  order: 'most' | 'least' | 'label'
  limit: number | null
  growth: boolean
}

export const AGGREGATE_WORDS = {
  count: 'number',
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  min: 'smallest',
  max: 'largest',
  share: 'share',
} as const satisfies Record<Aggregate, string>
