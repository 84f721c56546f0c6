import { z } from 'zod'

const id = z.string().max(100)

/** What the bulk bar of the screens table sends. */
export const bulkInputs = z.object({
  chosen: z.union([id.transform((one) => [one]), z.array(id).max(500)], 'Choose at least one screen.'),
  do: z.enum(['markdown', 'json'], 'Choose what to make of the screens.'),
})
export type BulkInput = z.output<typeof bulkInputs>
