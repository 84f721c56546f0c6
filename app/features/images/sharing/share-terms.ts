import { z } from 'zod'
import { licenceNames } from './licences.ts'

/** What somebody allows whoever has a link to a picture. */
export const shareTermsSchema = z.object({ showsRecipe: z.boolean(), licence: z.enum(licenceNames) })
export type ShareTerms = z.output<typeof shareTermsSchema>

export const SHARE_KIND = 'picture'
