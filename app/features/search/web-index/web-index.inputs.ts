import { z } from 'zod'
import { crawlLimits, URL_MAX_CHARS } from '#app/kits/search/web-index/crawl.limits.ts'

const MS_PER_S = 1_000
const id = z.string('There is no such site.').min(1).max(64)

const whole = ({ least, most }: { least: number; most: number }) => {
  const words = `Please write a whole number from ${least} to ${most.toLocaleString('en')}.`
  return z
    .string(words)
    .trim()
    .regex(/^\d{1,6}$/, words)
    .transform(Number)
    .refine((number) => number >= least && number <= most, words)
}

const wish = {
  pathPrefix: z
    .string()
    .trim()
    .max(URL_MAX_CHARS, 'This is too long.')
    .regex(/^(?:\/[^\s?#]*)?$/, 'A path begins with a slash, such as /docs/.')
    .default(''),
  maxDepth: whole(crawlLimits.depth),
  maxPages: whole(crawlLimits.pages),
  delayS: whole(crawlLimits.delayS),
  everyDays: z
    .string()
    .trim()
    .default('')
    .pipe(z.union([z.literal('').transform(() => null), whole(crawlLimits.everyDays)])),
}
const toWish = <T extends { delayS: number }>({ delayS, ...rest }: T) => ({ ...rest, delayMs: delayS * MS_PER_S })

export const addInput = z
  .object({
    ...wish,
    startUrl: z
      .string()
      .trim()
      .min(1, 'Please write the address where the site begins.')
      .max(URL_MAX_CHARS, 'This is too long for an address.')
      .transform((typed) => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`)),
  })
  .transform(toWish)
export const saveInput = z.object({ ...wish, site: id }).transform(toWish)
export const siteInput = z.object({ site: id })
