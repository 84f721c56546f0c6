import { sql, type Column, type SQL } from 'drizzle-orm'
import { ties } from '#app/database/tables/together/ties.ts'

/**
 * Rows of whoever a column names, unless that member and the viewer are apart: one of them blocked the other. Rows of former
 * members stay. Nothing to ask for a guest.
 */
export function notApart(viewerId: string | null, column: Column): SQL | undefined {
  if (viewerId === null) return undefined
  return sql`not exists (select 1 from ${ties} as apart where apart.from_id = ${viewerId} and apart.kind = 'block' and apart.to_id = ${column}) and not exists (select 1 from ${ties} as apart where apart.from_id = ${column} and apart.kind = 'block' and apart.to_id = ${viewerId})`
}

/** Rows of whoever a column names, unless the viewer muted them: for lists that nobody asked for by name. */
export function notMuted(viewerId: string | null, column: Column): SQL | undefined {
  if (viewerId === null) return undefined
  return sql`not exists (select 1 from ${ties} as muted where muted.from_id = ${viewerId} and muted.kind = 'mute' and muted.to_id = ${column})`
}

/** Rows of those whom somebody follows. */
export function isFollowed(viewerId: string, column: Column): SQL {
  return sql`exists (select 1 from ${ties} as followed where followed.from_id = ${viewerId} and followed.kind = 'follow' and followed.to_id = ${column})`
}
