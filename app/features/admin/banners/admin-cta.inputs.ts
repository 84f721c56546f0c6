import { z } from 'zod'
import { brandIds } from '#app/brands/brand.ts'
import { bannerPlaces } from '#app/kits/foundation/banners/banner.ts'
import { toBannerLink } from './banner-link.ts'
import * as limits from './banners.limits.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

const ID_MAX_CHARS = 64
const DAY_MS = 86_400_000
const POSITION_WORDS = `Please write a whole number from 0 to ${limits.BANNER_POSITION_MAX}.`
const LINK_WORDS = 'Please write a page of this site, such as /plan, or an address that begins with https://.'

const id = z.string('There is no such banner.').min(1, 'There is no such banner.').max(ID_MAX_CHARS)
const line = (most: number, missing: string) =>
  z
    .string(missing)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, missing).max(most, `Please keep it under ${most} characters.`))

/** A day of UTC; empty is null. */
const day = z
  .string()
  .default('')
  .refine((text) => text === '' || isDay(text), 'Choose a day such as 2026-11-21.')
  .transform((text) => (text === '' ? null : new Date(`${text}T00:00:00Z`)))

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(`${text}T00:00:00Z`).getTime())

const save = z
  .object({
    act: z.literal('save'),
    banner: id.or(z.literal('new')),
    text: line(limits.BANNER_TEXT_MAX_CHARS, 'Please write what the banner says.'),
    linkLabel: line(limits.BANNER_LABEL_MAX_CHARS, 'Please write the words of the link.'),
    link: z
      .string(LINK_WORDS)
      .max(limits.BANNER_LINK_MAX_CHARS, `Please keep it under ${limits.BANNER_LINK_MAX_CHARS} characters.`)
      .refine((link) => toBannerLink(link) !== null, LINK_WORDS)
      .transform((link) => toBannerLink(link) ?? '/'),
    place: z.enum(bannerPlaces, 'Choose where it stands.'),
    brands: z.preprocess(
      (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
      z.array(z.enum(brandIds, 'Choose among the brands.')).max(brandIds.length),
    ),
    isActive: z.preprocess((value) => value !== undefined, z.boolean()),
    position: z.coerce
      .number(POSITION_WORDS)
      .int(POSITION_WORDS)
      .min(0, POSITION_WORDS)
      .max(limits.BANNER_POSITION_MAX, POSITION_WORDS),
    startsOn: day,
    endsOn: day,
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
    path: ['endsOn'],
    message: 'The last day is before the first.',
    ...acrossFields('startsOn', 'endsOn'),
  })
  .transform(({ startsOn, endsOn, ...banner }) => ({
    ...banner,
    startsAt: startsOn,
    // The last day belongs to it.
    endsAt: endsOn && new Date(endsOn.getTime() + DAY_MS),
  }))

export const bannerActInputs = z.discriminatedUnion('act', [
  save,
  z.object({ act: z.literal('switch'), banner: id }),
  z.object({ act: z.literal('remove'), banner: id }),
])
