import type { BrandView } from './brand.ts'

/** The browser title of a screen on this brand; the landing itself says name and tagline. */
export function brandTitle(brand: Pick<BrandView, 'name' | 'tagline' | 'titlePattern'>, page: string | null): string {
  return page ? brand.titlePattern.replace('{page}', () => page) : `${brand.name}: ${brand.tagline}`
}
