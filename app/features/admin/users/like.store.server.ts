import { sql, type Column, type SQL } from 'drizzle-orm'

/** Whether a column holds words, in any case. */
export const holds = (column: Column, query: string): SQL =>
  sql`lower(${column}) like ${`%${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
