import type { CopyGoal, FolderRole } from '#app/database/tables/mail/accounts.ts'
import type { Place } from '#app/database/tables/mail/inbox.ts'

export type Listed = { path: string; name: string; specialUse?: string | undefined; flags: ReadonlySet<string> }

/** Folders that are no places: views of other folders. */
const LEFT_OUT = ['\\Flagged', '\\Important']
const ROLES: ReadonlyMap<string, FolderRole> = new Map([
  ['\\Inbox', 'inbox'],
  ['\\Sent', 'sent'],
  ['\\Archive', 'archive'],
  ['\\All', 'archive'],
  ['\\Junk', 'junk'],
  ['\\Trash', 'trash'],
  ['\\Drafts', 'drafts'],
])
const NAMES: readonly (readonly [RegExp, FolderRole | null])[] = [
  [/^(?:sent|sent (?:items|messages|mail)|gesendet|envoyés?|enviados)$/i, 'sent'],
  [/^(?:archives?|archiv)$/i, 'archive'],
  [/^(?:junk|spam|junk (?:e-?mail|mail)|bulk mail)$/i, 'junk'],
  [/^(?:trash|bin|deleted (?:items|messages)|papierkorb|corbeille)$/i, 'trash'],
  [/^(?:drafts?|entwürfe|brouillons)$/i, 'drafts'],
]

/** What a folder of a server is to the inbox: a place, a label (`role` null), or nothing (null). */
export function toRole({ path, name, specialUse, flags }: Listed): { role: FolderRole | null } | null {
  if (flags.has('\\Noselect') || flags.has('\\NonExistent')) return null
  if (path.toUpperCase() === 'INBOX') return { role: 'inbox' }
  if (specialUse && LEFT_OUT.includes(specialUse)) return null
  const said = specialUse ? ROLES.get(specialUse) : undefined
  if (said) return { role: said }
  return { role: NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null }
}

/** Where a message that newly came from a folder begins to lie. */
export const placeOfRole = (role: FolderRole | null): Place =>
  role === null || role === 'sent' || role === 'drafts' ? 'archive' : role

/** Where a conversation lies, by where its messages lie on servers; null when none lies anywhere. */
export function placeOfRoles(roles: readonly (FolderRole | null)[]): Place | null {
  if (roles.length === 0) return null
  if (roles.includes('inbox')) return 'inbox'
  if (roles.every((role) => role === 'trash')) return 'trash'
  if (roles.every((role) => role === 'junk')) return 'junk'
  return 'archive'
}

/** The folder that a copy is moved to for what its member did; null where it lies well as it is. */
export function toTarget(role: FolderRole | null, goal: Exclude<CopyGoal, 'gone' | 'unlabel'>): FolderRole | null {
  if (role === 'sent' || role === goal) return null
  if (goal === 'archive') return role === null ? null : 'archive'
  return goal
}
