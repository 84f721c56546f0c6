/** The same page with some of its query changed, at a place on it; null takes a name away. */
export function withQuery(
  pathname: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
  place: string,
): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return `${pathname}?${next.toString()}#${place}`
}
