import { createRequire } from 'node:module'

/**
 * Reads a package of data and lets its own copy go: the loader made here is the only one that remembers it, so what the
 * caller does not keep can be freed. The caller names the shape, which the package does not declare.
 */
export function readPackageData<Data>(name: string): Data {
  const load = createRequire(import.meta.url)
  const before = new Set(Object.keys(load.cache))
  const data = load(name) as Data
  for (const path of Object.keys(load.cache)) if (!before.has(path)) delete load.cache[path]
  return data
}
