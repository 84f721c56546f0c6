/** A conversation of an export as a list shows it, and where it stands. */
export type ChatEntry = {
  title: string
  from: string
  /** Milliseconds; null when the export does not say. */
  at: number | null
  turns: number
  /** How its first question begins. */
  words: string
  /** Some of its words or answers were too many to keep. */
  isCut: boolean
  block: number
  place: number
}

/** What of an export is not in the list: conversations that could not be read, files that were too large, further conversations; what some are called. */
export type Missing = { unread: number; tooLarge: number; left: number; names: string[] }

/** Conversations as text, in pieces of about a megabyte, so that one of them is read without the others. */
export type ReadExport = { entries: ChatEntry[]; blocks: string[]; missing: Missing }

export type ExportsJobs = { read: { input: { bytes: Uint8Array }; result: ReadExport } }

/** Why an export cannot be read; its kind travels out of the worker as the reason. */
export class ExportError extends Error {
  readonly kind: 'large'

  constructor(kind: 'large') {
    super(`An export is too ${kind}`)
    this.kind = kind
  }
}
