import { toPriceText } from '#app/engines/money/amount.ts'
import type { ShownListing } from '#app/kits/members/market/listings.store.server.ts'
import { SERVICE } from '#app/kits/members/market/market-goods.server.ts'
import { findSellable } from '#app/kits/members/market/sellables.ts'
import { toLookAddress } from '../look-address.server.ts'

const ABOUT_CHARS = 180
const MARKS = /[*_`#>[\]|]+|\(https?:[^)\s]*\)/g

/** A listing as lists show it. */
export const toListingCard = ({
  kind,
  about,
  price,
  currency,
  stars,
  reviews,
  listedAt: _at,
  version,
  ...row
}: ShownListing) => ({
  ...row,
  look: toLookAddress({ id: row.id, kind, version }),
  label: toKindLabel(kind),
  about: toPlain(about),
  price: toPriceWords(price, currency),
  isFree: price === 0,
  reviews,
  average: reviews > 0 ? Math.round((stars / reviews) * 10) / 10 : null,
})
export type ListingCard = ReturnType<typeof toListingCard>

export const toKindLabel = (kind: string): string =>
  kind === SERVICE ? 'Service' : (findSellable(kind)?.label ?? 'Listing')

export const toPriceWords = (minor: number, currency: string): string =>
  minor === 0 ? 'Free' : toPriceText(minor, currency)

/** The first words of a Markdown text, without its marks. */
export function toPlain(about: string): string {
  const plain = about
    .slice(0, ABOUT_CHARS * 2)
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > ABOUT_CHARS ? `${plain.slice(0, ABOUT_CHARS - 1).trimEnd()}…` : plain
}
