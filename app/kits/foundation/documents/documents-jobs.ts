import type { DocumentModel } from './document.ts'

/** A picture as its points, to be read by an engine. */
export type PagePicture = { width: number; height: number; channels: 1 | 3 | 4; data: Uint8Array }

/** What the worker makes of documents that strangers made. */
export type DocumentsJobs = {
  /** `isScanFine`: a document of pictures alone is given with the numbers of its pages instead of refused. */
  read: { input: { bytes: Uint8Array; name: string; isScanFine?: boolean }; result: DocumentModel }
  /** The first pages of a PDF, to be shown while all of it is read. */
  begin: { input: { bytes: Uint8Array; name: string; pages: number }; result: DocumentModel }
  /** The largest picture of a page of a PDF; null where it has none. */
  picture: { input: { bytes: Uint8Array; page: number }; result: PagePicture | null }
}

/** Why there is nothing to read. */
export type DocumentTrouble = 'empty' | 'locked' | 'scan' | 'broken' | 'large' | 'other'

/** Its kind travels out of the worker as the reason. */
export class DocumentError extends Error {
  readonly kind: DocumentTrouble

  constructor(kind: DocumentTrouble, cause?: unknown) {
    super(`A document is ${kind}`, { cause })
    this.kind = kind
  }
}
