import { once } from '#app/platform/once.ts'
import { contentVersion } from './content-version.server.ts'

/**
 * Keeps what a costly question about public content gave until the content changes: `keep(key, ask)` asks once for each
 * version of it. An answer that failed is not kept. `name` is the cache's own in the process.
 */
export function createContentCache(name: string) {
  const kept = () => once(name, () => ({ content: '', answers: new Map<string, Promise<unknown>>() }))
  return function keep<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const it = kept()
    const content = contentVersion()
    if (it.content !== content) it.answers.clear()
    it.content = content
    const known = it.answers.get(key) as Promise<T> | undefined
    if (known) return known
    const answered = ask().catch((error: unknown) => {
      it.answers.delete(key)
      throw error
    })
    it.answers.set(key, answered)
    return answered
  }
}
