export const TICKET_SUBJECT_MAX_CHARS = 150
export const TICKET_TEXT_MAX_CHARS = 8_000
export const TICKET_PAGE_MAX_CHARS = 1_024
export const EMAIL_MAX_CHARS = 254
/** A talk longer than this is better begun anew. */
export const MESSAGES_A_TICKET = 200

export const ticketStates = ['open', 'waiting', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

/** What a state means to the one who asked. */
export const askerStateLabels: Readonly<Record<TicketState, string>> = {
  open: 'Sent',
  waiting: 'Sent',
  answered: 'Answered',
  closed: 'Closed',
}

/** What a state means to the team. */
export const teamStateLabels: Readonly<Record<TicketState, string>> = {
  open: 'New',
  waiting: 'Wrote again',
  answered: 'Answered',
  closed: 'Closed',
}
