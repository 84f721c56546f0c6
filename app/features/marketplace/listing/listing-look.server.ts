import type { AppLoadContext } from '@remix-run/node'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readPayload } from '#app/kits/members/market/listings.store.server.ts'
import { findSellable } from '#app/kits/members/market/sellables.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toLookAddress } from '../look-address.server.ts'
import { NO_LISTING, requireListing } from './require-listing.server.ts'

/** The picture of a listing with its size and words, where there is one. */
export async function readLook(listing: { id: string; kind: string; version: number }) {
  const address = toLookAddress(listing)
  const look = address === null ? null : (findSellable(listing.kind)?.look?.(await readPayload(listing.id)) ?? null)
  return look && address !== null && { address, width: look.width, height: look.height, alt: look.alt }
}

/** The picture of a listing for whoever may see the listing: what was made to be looked at, never what is sold. */
export async function sendLook(request: Request, id: string, context: AppLoadContext): Promise<Response> {
  const { listing } = await requireListing(id, (await findSignedIn(request))?.row.id ?? null)
  const look = findSellable(listing.kind)?.look?.(await readPayload(id)) ?? null
  const file = look && (await findAnyFile(look.file))
  if (!file) throw notFound(NO_LISTING)
  return toFileResponse(request, file, context)
}
