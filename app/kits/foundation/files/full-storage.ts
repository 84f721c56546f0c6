/** Of the file system, SQLite, PostgreSQL and S3. */
const FULL = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'SQLITE_FULL',
  '53100',
  'InsufficientStorage',
  'XMinioStorageFull',
  'QuotaExceeded',
]

/** Whether an error, or what caused it, says that there is no room left. */
export function isStorageFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, name } = at as Error & { code?: unknown }
    if (FULL.includes(String(code)) || FULL.includes(name)) return true
  }
  return false
}

export const STORAGE_FULL =
  'There is no room left on this server just now, so nothing was kept. Please try again later.'
