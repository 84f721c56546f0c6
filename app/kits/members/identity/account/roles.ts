import { screenIds, getScreen, type ScreenId } from '#app/catalogue/screens.ts'

/** What somebody may do for the house; the owner, whose address is ADMIN_EMAIL, stands above all of them. */
export const roles = ['administrator', 'moderator', 'editor', 'support'] as const
export type Role = (typeof roles)[number]

export const roleWords = {
  administrator: { label: 'Administrator', about: 'Everything but choosing other administrators.' },
  moderator: { label: 'Moderator', about: 'What was reported, letting people in, and closing accounts.' },
  editor: { label: 'Editor', about: 'The help centre with the messages people sent it, and the banners.' },
  support: { label: 'Support', about: 'Feedback, the help centre, and helping members into their accounts.' },
} as const satisfies Record<Role, { label: string; about: string }>

const opened: Record<Exclude<Role, 'administrator'>, readonly ScreenId[]> = {
  moderator: ['admin-moderation', 'admin-users'],
  editor: ['admin-knowledge-base', 'admin-cta'],
  support: ['admin-feedback', 'admin-users', 'admin-knowledge-base'],
}

/** What can be done with a member's account, by role; what no role names is for administrators. */
export const memberActNames = [
  'plan',
  'role',
  'approve',
  'turn-away',
  'suspend',
  'unsuspend',
  'end-sessions',
  'reset-second-step',
  'confirm',
  'merge',
  'create',
  'export',
] as const
export type MemberAct = (typeof memberActNames)[number]
const memberActs: Record<Exclude<Role, 'administrator'>, readonly MemberAct[]> = {
  moderator: ['approve', 'turn-away', 'suspend', 'unsuspend', 'end-sessions'],
  editor: [],
  support: ['end-sessions', 'confirm'],
}

/** Who somebody is in the house; null for every other member. */
export type Standing = 'owner' | Role | null

export const isAdminStanding = (standing: Standing): standing is 'owner' | 'administrator' =>
  standing === 'owner' || standing === 'administrator'

/** The screens of the administration that are open to somebody, in the order of their tabs. */
export function listStaffScreens(standing: Standing): ScreenId[] {
  if (standing === null) return []
  const all = screenIds
    .filter((id) => getScreen(id).section === 'admin')
    .sort((a, b) => (getScreen(a).tab ?? 0) - (getScreen(b).tab ?? 0))
  return isAdminStanding(standing) ? all : all.filter((id) => opened[standing].includes(id))
}

/** Whether somebody may do something with the account of another: nobody acts on their equals or on who stands above. */
export function mayActOn(actor: Standing, act: MemberAct, member: Standing): boolean {
  if (actor === null || rankOf(actor) <= rankOf(member)) return false
  return isAdminStanding(actor) || memberActs[actor].includes(act)
}

/** Somebody's account, and who they are in the house. */
export type Holder = { id: string; standing: Standing }

/** The same of two accounts: with one's own an administrator changes the plan, and nobody anything else. */
export const mayActOnAccount = (actor: Holder, act: MemberAct, member: Holder): boolean =>
  actor.id === member.id
    ? act === 'plan' && isAdminStanding(actor.standing)
    : mayActOn(actor.standing, act, member.standing)

/** The roles somebody may give: the owner all, an administrator those below. */
export const rolesToGive = (actor: Standing): Role[] =>
  roles.filter((role) => rankOf(role) < rankOf(actor) && isAdminStanding(actor))

const rankOf = (standing: Standing): number =>
  standing === 'owner' ? 3 : standing === 'administrator' ? 2 : standing === null ? 0 : 1
