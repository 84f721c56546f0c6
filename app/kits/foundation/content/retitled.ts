import type { MetaDescriptor } from '@remix-run/node'
import type { BrandView } from '#app/brands/brand.ts'
import { brandTitle } from '#app/brands/brand-title.ts'

type Match = { id: string; data?: unknown; meta: MetaDescriptor[] }
const isDescription = (entry: MetaDescriptor) =>
  ('name' in entry && entry.name === 'description') || ('property' in entry && entry.property === 'og:description')

type Words = { title: string; about?: string; canonicalPath?: string; isIndexed?: boolean }

/** The page's meta as root made it, with words of its own in place of the screen's. */
export function retitled(matches: readonly Match[], words: Words): MetaDescriptor[] {
  const { title, about, canonicalPath, isIndexed = true } = words
  const root = matches.find(({ id }) => id === 'root')
  const data = root?.data as { brand: BrandView; origin: string } | undefined
  if (!root || !data) return [{ title }]
  const full = brandTitle(data.brand, title)
  const replaced = root.meta.map((entry): MetaDescriptor => {
    if ('title' in entry) return { title: full }
    if ('property' in entry && entry.property === 'og:title') return { ...entry, content: full }
    if (isDescription(entry) && about !== undefined) return { ...entry, content: about }
    const isCanonical = 'tagName' in entry && entry.tagName === 'link' && entry.rel === 'canonical'
    return isCanonical && canonicalPath !== undefined ? { ...entry, href: data.origin + canonicalPath } : entry
  })
  const kept = replaced.filter((entry) => !('name' in entry && entry.name === 'robots'))
  return isIndexed ? kept : [...kept, { name: 'robots', content: 'noindex' }]
}
