const kept = ((globalThis as typeof globalThis & { __frenlyOnce?: Map<string, unknown> }).__frenlyOnce ??= new Map())

/** Makes a value the first time and keeps it over development reloads, which evaluate modules again. */
export function once<T>(name: string, make: () => T): T {
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as T
}
