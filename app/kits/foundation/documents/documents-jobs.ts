import type { ReadDocument } from './document.ts'

/** What the worker makes of documents that strangers made. */
export type DocumentsJobs = { read: { input: { bytes: Uint8Array; name: string }; result: ReadDocument } }

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
