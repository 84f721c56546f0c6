/** What an operator may ask of a crawl; shared with the form. */
export const URL_MAX_CHARS = 800
export const crawlLimits = {
  depth: { least: 0, most: 10, standard: 3 },
  pages: { least: 1, most: 5_000, standard: 200 },
  delayS: { least: 1, most: 60, standard: 2 },
  everyDays: { least: 1, most: 365, standard: 7 },
} as const
