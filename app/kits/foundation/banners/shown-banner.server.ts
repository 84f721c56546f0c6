import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { getScreen, type ScreenId } from '#app/catalogue/screens.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { contentVersion } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { toBannerState } from './banner-state.ts'
import type { BannerPlace, BannerView } from './banner.ts'
import { listActiveBanners, type BannerRow } from './banners.store.server.ts'
import { readDismissed } from './dismissed.server.ts'

/** Every page asks; the rows are read again when content changed, and now and then. */
const FRESH_MS = 30_000
type Kept = { version: string; at: number; rows: Promise<BannerRow[]> | null }
const kept = () => once('banners', (): Kept => ({ version: '', at: 0, rows: null }))

function listKept(): Promise<BannerRow[]> {
  const it = kept()
  const [version, now] = [contentVersion(), clock.now().getTime()]
  if (!it.rows || it.version !== version || Math.abs(now - it.at) > FRESH_MS) {
    Object.assign(it, { version, at: now, rows: listActiveBanners() })
    it.rows!.catch(() => (it.rows = null))
  }
  return it.rows!
}

/** A screen's own place goes before the one of all pages. Where people work or sign in stands none. */
function placesOf(screen: ScreenId, landing: ScreenId): BannerPlace[] {
  const { access, chrome, category } = getScreen(screen)
  if (access === 'admin' || chrome === 'bare') return []
  if (screen === 'home' || screen === landing) return ['home', 'top']
  return category === 'Plans' ? ['plans', 'top'] : ['top']
}

type Where = { screen: ScreenId; brand: { id: string; landing: ScreenId } }

/** The one banner that stands on a page for this visitor, or null. A page never fails for want of its banner. */
export async function findBannerFor(request: Request, { screen, brand }: Where): Promise<BannerView | null> {
  const places = placesOf(screen, brand.landing)
  if (places.length === 0) return null
  try {
    const rows = await listKept()
    if (rows.length === 0) return null
    const [now, dismissed] = [clock.now(), await readDismissed(request)]
    const standing = rows.filter(
      (row) =>
        toBannerState(row, now) === 'shown' &&
        (row.brands.length === 0 || row.brands.includes(brand.id)) &&
        !dismissed.includes(row.id),
    )
    const found = places.flatMap((place) => standing.filter((row) => row.place === place))[0]
    return found ? toView(found) : null
  } catch (error) {
    log.warn({ err: error }, 'the banners could not be read')
    return null
  }
}

const toView = ({ id, text, linkLabel }: BannerRow): BannerView => ({ id, text, linkLabel, to: toBannerAddress(id) })

/** Where a banner's link leads first. */
const toBannerAddress = (id: string): string => fillPath(allEndpoints['admin/banner-call'], { id })
