import { z } from 'zod'
import { recipeSchema } from '../keeping/recipe.ts'

/** What a listing keeps of a picture: the whole file for buyers, and a reduced one to look at. */
export const soldPicture = z.object({
  /** The seller's own picture, and the name that is drawn across what is shown. */
  from: z.string(),
  handle: z.string(),
  /** The files: while it is packed the seller's own, in a listing copies of the house. */
  whole: z.string(),
  shown: z.object({ file: z.string(), width: z.number(), height: z.number() }).nullable(),
  recipe: recipeSchema,
  engineLabel: z.string(),
  alt: z.string(),
  colour: z.string(),
  width: z.number(),
  height: z.number(),
  understood: z.array(z.string()),
  ignored: z.array(z.string()),
})
export type SoldPicture = z.output<typeof soldPicture>

/** Licences under which something of others may be built on and passed on. */
const OPEN = ['cc0', 'cc-by']
export const isOpenLicence = (licence: string): boolean => OPEN.includes(licence)

/** Whether a picture was bought under a licence that keeps it with its buyer. */
export const isBound = ({ boughtUnder }: { boughtUnder: string | null }): boolean =>
  boughtUnder !== null && !isOpenLicence(boughtUnder)

export const BOUND =
  'You bought this picture under a licence that does not let you pass it on. Use it and change it for yourself.'
