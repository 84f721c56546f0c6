import { z } from 'zod'

const list = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const line = z.string().trim().max(500, 'This is too long.').default('')

/** What the profile's form sends. Names are judged by the service, which says what is wrong with each. */
export const profileInputs = z.object({
  name: line,
  username: line,
  handle: line,
  country: z.string().max(2, 'Please choose a country from the list.').default(''),
  interest: z.preprocess(list, z.array(z.string().max(100)).max(100)),
  ownInterests: z.string().max(1_000, 'This is too long. Ten interests are plenty.').default(''),
  /** A box that is not ticked does not arrive. */
  isFindable: z.preprocess((value) => value !== undefined, z.boolean()),
  isOnMap: z.preprocess((value) => value !== undefined, z.boolean()),
  /** A field without a file arrives as an empty one. */
  picture: z
    .preprocess(
      (value) => (value instanceof File && value.size === 0 && value.name === '' ? undefined : value),
      z.instanceof(File, { message: 'That did not arrive as a file. Please choose it again.' }).optional(),
    )
    .optional(),
})
export type ProfileInput = z.output<typeof profileInputs>
