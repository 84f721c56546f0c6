import { fetchPublic, type PublicAnswer, type PublicRequest } from '#app/platform/public-fetch.server.ts'

export type FetchPage = (url: string, asked: PublicRequest) => Promise<PublicAnswer>

/** The only way out for the crawler and for pages that a search found; tests put a fetcher for their own servers here. */
export const outside: { fetch: FetchPage } = { fetch: (url, asked) => fetchPublic(url, asked) }
