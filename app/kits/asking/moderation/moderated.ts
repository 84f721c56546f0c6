import { once } from '#app/platform/once.ts'

/** A sort of public things that can be reported. */
export type Moderated = {
  /** "Post", "Thanks". */
  label: string
  /** Takes it out of everybody's sight, or shows it again (null); where a room cannot, this is left out. */
  hide?: (thingId: string, at: Date | null) => PromiseLike<unknown>
}

const kinds = () => once('moderated-kinds', () => new Map<string, Moderated>())

/** Says which public things of a room can be reported and hidden, called in its `*.register.server.ts`. */
export function defineModerated(defined: Readonly<Record<string, Moderated>>): void {
  for (const [kind, one] of Object.entries(defined)) kinds().set(kind, one)
}

export const findModerated = (kind: string): Moderated | null => kinds().get(kind) ?? null
