/** A date as somebody's server wrote it, as ISO 8601 in UTC; null when it is none. A time without a zone is taken as UTC. */
export function toPublishedAt(date: string | null | undefined): string | null {
  const said = date?.trim() ?? ''
  const iso = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(said) ? `${said.replace(' ', 'T')}Z` : said
  const at = Date.parse(iso)
  return said === '' || Number.isNaN(at) ? null : new Date(at).toISOString()
}
