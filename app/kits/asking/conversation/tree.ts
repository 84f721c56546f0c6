/** What a tree of messages needs to know of each. Ids sort by age. */
export type Node = { id: string; parentId: string | null }

const byAge = (a: Node, b: Node) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** From the first message to this one; empty for an id that names none. */
export function pathTo<One extends Node>(messages: readonly One[], tipId: string | null): One[] {
  const byId = new Map(messages.map((one) => [one.id, one]))
  const path: One[] = []
  for (let one = byId.get(tipId ?? ''); one && !path.includes(one); one = byId.get(one.parentId ?? ''))
    path.unshift(one)
  return path
}

/** The message with those beside it, oldest first. */
export const siblingsOf = <One extends Node>(messages: readonly One[], { parentId }: Node): One[] =>
  messages.filter((one) => one.parentId === parentId).sort(byAge)

/** Where somebody comes to who goes on from a message by the newest answer each time. */
export function deepestOf<One extends Node>(messages: readonly One[], id: string): One | null {
  let tip = messages.find((one) => one.id === id) ?? null
  for (;;) {
    const next = messages
      .filter(({ parentId }) => parentId === tip?.id)
      .sort(byAge)
      .at(-1)
    if (!tip || !next) return tip
    tip = next
  }
}

/** The ends of all branches, newest first. */
export function leavesOf<One extends Node>(messages: readonly One[]): One[] {
  const parents = new Set(messages.map(({ parentId }) => parentId))
  return messages
    .filter(({ id }) => !parents.has(id))
    .sort(byAge)
    .reverse()
}

/** A message with everything that follows it. */
export function withFollowers<One extends Node>(messages: readonly One[], id: string): One[] {
  const found = messages.filter((one) => one.id === id)
  for (const one of found) found.push(...messages.filter(({ parentId }) => parentId === one.id))
  return found
}
