import { useMatches, useRouteLoaderData } from '@remix-run/react'
import type { BrandView } from '#app/brands/brand.ts'
import type { Category, ScreenEntry, Section } from '#app/catalogue/screen.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'

export type ScreenView = {
  id: ScreenId
  title: string
  category: Category
  chrome: 'bare' | null
  section: Section | null
  /** The canonical pattern. */
  path: string
  isWaiting: boolean
}

/** The screen that is being drawn: the entry behind the last match's id, or the brand's landing on its own `/`. */
export function useScreen(): ScreenView {
  const matches = useMatches()
  const root = useRouteLoaderData('root') as { brand: BrandView } | undefined
  const last = matches.at(-1)
  const id = screenOfMatch(last?.id ?? '', root?.brand.landing ?? 'home')
  const entry: ScreenEntry = screens[id]
  return {
    id,
    title: entry.title,
    category: entry.category,
    chrome: entry.chrome ?? null,
    section: entry.section ?? null,
    path: entry.paths[0],
    isWaiting: isWaiting(last?.handle),
  }
}

/** A route id is the screen's id, with `#n` behind it on an alias. */
function screenOfMatch(routeId: string, landing: ScreenId): ScreenId {
  const id = routeId.split('#')[0] ?? ''
  if (id === 'home') return landing
  return Object.hasOwn(screens, id) ? (id as ScreenId) : 'not-found'
}

const isWaiting = (handle: unknown) => typeof handle === 'object' && handle !== null && 'isWaiting' in handle
