import { roles, type Role } from '../account/roles.ts'

/** The highest role that somebody's groups give, as the operator mapped them; null where they give none. */
export function roleOfGroups(groups: readonly string[], byGroup: ReadonlyMap<string, Role>): Role | null {
  const given = new Set(groups.map((group) => byGroup.get(group)))
  return roles.find((role) => given.has(role)) ?? null
}

type Standing = {
  /** The role the member has. */
  current: Role | null
  /** The role that groups gave last; null where they gave none. */
  given: Role | null
}

/**
 * The role a member has once groups speak anew. What they gave goes when they give it no more; what was given by hand stays
 * and is only ever raised.
 */
export function nextRole({ current, given }: Standing, byGroups: Role | null): Role | null {
  const isOurs = current === null || current === given
  if (isOurs) return byGroups
  return byGroups !== null && roles.indexOf(byGroups) < roles.indexOf(current) ? byGroups : current
}
