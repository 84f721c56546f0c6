/** What the worker reads out of a page somebody else wrote. */
export type PageReading = {
  title: string
  /** Headings, one a line. */
  headings: string
  /** The words of the page itself without what stands round it; a blank line between blocks. */
  text: string
  /** BCP 47, as the page says. */
  language: string | null
  /** ISO 8601. */
  publishedAt: string | null
  canonical: string | null
  /** Whole addresses, those marked `nofollow` left out. */
  links: string[]
  /** The page asks not to be kept, or its links not to be followed. */
  isIndexed: boolean
  isFollowed: boolean
}

export type PageInput = { bytes: Uint8Array; contentType: string; url: string }

export type PageJobs = {
  read: { input: PageInput; result: PageReading }
}
