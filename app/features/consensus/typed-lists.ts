import type { Typed } from '#app/platform/request/form.server.ts'

/** A field that may come several times, as it was typed; empty when it did not come. */
export function listTyped(typed: Typed | null, name: string): string[] {
  const single = typed?.values[name]
  return typed?.lists[name] ?? (single === undefined ? [] : [single])
}
