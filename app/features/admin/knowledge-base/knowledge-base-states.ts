import type { TicketState } from '#app/kits/members/tickets/tickets.limits.ts'
import type { BadgeTone } from '#app/ui/brand/badge.tsx'

/** Where an article stands: as it came, edited, new by the operator, only a draft, or taken off. */
export const articleStates = ['as-came', 'edited', 'own', 'draft', 'hidden'] as const
export type ArticleState = (typeof articleStates)[number]

export const articleStateLabels: Readonly<Record<ArticleState, string>> = {
  'as-came': 'As it came',
  'edited': 'Edited',
  'own': 'Added here',
  'draft': 'Draft',
  'hidden': 'Taken off',
}

export const articleStateTones: Readonly<Record<ArticleState, BadgeTone>> = {
  'as-came': 'quiet',
  'edited': 'accent',
  'own': 'accent',
  'draft': 'warning',
  'hidden': 'danger',
}

/** `group` sorts as the help centre does. */
export const articleColumns = ['title', 'group', 'updated', 'helpful', 'unhelpful'] as const
export type ArticleColumn = (typeof articleColumns)[number]

export const ticketTones: Readonly<Record<TicketState, BadgeTone>> = {
  open: 'warning',
  waiting: 'warning',
  answered: 'success',
  closed: 'quiet',
}
