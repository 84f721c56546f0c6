import { once } from '#app/platform/once.ts'

type Source = () => Promise<readonly string[]>
const sources = () => once('sitemap-sources', () => new Map<string, Source>())

/** Adds paths of public things to the sitemap; called where a room's register imports it. */
export function defineSitemapSource(name: string, list: Source): void {
  sources().set(name, list)
}

/** All of their paths. */
export const listSitemapPaths = async (): Promise<string[]> =>
  (await Promise.all([...sources().values()].map((list) => list()))).flat()
