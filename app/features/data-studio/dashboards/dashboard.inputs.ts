import { z } from 'zod'
import { TITLE_MAX_CHARS } from '#app/kits/members/kept/kept.limits.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'

const id = z.string().min(1, 'This form names nothing. Please load the page again.').max(64)
const title = z.string('Give it a name.').trim().max(TITLE_MAX_CHARS, `A name has up to ${TITLE_MAX_CHARS} characters.`)
const width = z.enum(['half', 'full'], 'Choose a width from the list.').default('half')

/** The forms of dashboards. */
export const dashboardInputs = [
  z.object({ do: z.literal('new-dashboard'), title: title.min(1, 'Give it a name.') }),
  z.object({
    do: z.literal('pin'),
    data: id,
    ask: id,
    /** Empty: a new one. */
    dashboard: z.string().max(64).default(''),
    title: title.default(''),
    width,
  }),
  z.object({ do: z.literal('tile-up'), dashboard: id, tile: id }),
  z.object({ do: z.literal('tile-down'), dashboard: id, tile: id }),
  z.object({ do: z.literal('tile-width'), dashboard: id, tile: id, width }),
  z.object({ do: z.literal('tile-off'), dashboard: id, tile: id }),
  z.object({ do: z.literal('tile-again'), dashboard: id, tile: id }),
  z.object({ do: z.literal('all-again'), dashboard: id }),
  z.object({ do: z.literal('share'), dashboard: id, term: shareTermInput }),
  z.object({ do: z.literal('revoke'), share: id }),
] as const
