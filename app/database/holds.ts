import { sql, type Column, type SQL } from 'drizzle-orm'

/** Whether a column holds some words, in any case and as they are: the signs of a pattern stand for themselves. */
export const holds = (column: Column, words: string): SQL =>
  sql`lower(${column}) like ${`%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
