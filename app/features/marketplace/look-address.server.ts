import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { findSellable } from '#app/kits/members/market/sellables.ts'

/** Where the picture of a listing is; null for sorts of things that have none. It changes with the version. */
export const toLookAddress = ({ id, kind, version }: { id: string; kind: string; version: number }): string | null =>
  findSellable(kind)?.look
    ? fillPath(allEndpoints['marketplace/listing-picture'], { id }) + toQuery({ v: version })
    : null
