import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'

/** The Atom feed of all posts, of a topic or of a member. */
export function toFeedAddress(topic: string | null, by: string | null): string {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(by && { by }) })
  return `${allEndpoints['pulse/feed']}${query.size > 0 ? `?${query}` : ''}`
}
