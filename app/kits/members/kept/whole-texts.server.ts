import { once } from '#app/platform/once.ts'

/** A whole text that somebody may read: chapters begin with a line `# Title`. */
export type WholeText = { title: string; text: string }
type Find = (request: Request, id: string) => Promise<WholeText | null>

const kinds = () => once('whole-texts', () => new Map<string, Find>())

/**
 * Says that things of a kind have a text that tools can begin with, called in the room's `*.register.server.ts`. `find`
 * gives null for what is not there or not for whoever asks.
 */
export function defineWholeText(kind: string, find: Find): void {
  kinds().set(kind, find)
}

/** The text behind `kind:id`, for whoever asks; null where there is none for them. */
export async function findWholeText(request: Request, value: string): Promise<WholeText | null> {
  const at = value.indexOf(':')
  const find = kinds().get(value.slice(0, Math.max(0, at)))
  return find ? await find(request, value.slice(at + 1)) : null
}
