import type { ByteSource } from '#app/providers/files/files.ts'
import type { FilePurpose } from './file-purposes.ts'
import type { FileType } from './media/media-types.ts'
import type { Spooled } from './upload/spool.server.ts'

/** A member by id, a guest by the network, or the house itself, which has no quota. */
export type FileOwner = { id: string } | { network: string } | 'house'

export type FileToSave = {
  owner: FileOwner
  purpose: FilePurpose
  /** As it was sent; it is made safe here. */
  name: string
  /** What was said of its type; its bytes decide. */
  claimedType?: string
  content: Uint8Array | ByteSource | Spooled
  /** What narrows the rules of the purpose. */
  limits?: { maxBytes?: number; types?: readonly FileType[] }
  /** Of a film, in pixels, by whoever made it; pictures are measured. */
  size?: { width: number; height: number }
  expiresAt?: Date
}
