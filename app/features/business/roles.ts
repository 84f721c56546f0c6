import type { BusinessRole } from '#app/database/tables/business/businesses.ts'

const RANKS: Readonly<Record<BusinessRole, number>> = { reader: 0, staff: 1, manager: 2, owner: 3 }

/** Whether a role may do what needs at least another. */
export const isAtLeast = (role: BusinessRole, least: BusinessRole): boolean => RANKS[role] >= RANKS[least]

export const roleWords: Readonly<Record<BusinessRole, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'everything, its people and its end too' },
  manager: { label: 'Manager', may: 'the page, services, reviews, and all that staff may' },
  staff: { label: 'Staff', may: 'leads, tasks and bookings' },
  reader: { label: 'Reader', may: 'read the numbers and lists, without what customers told' },
}
export const roleNames = ['owner', 'manager', 'staff', 'reader'] as const
