/** A conversation of an export as a list shows it, and where it stands. */
export type ChatEntry = {
  title: string
  from: string
  /** Milliseconds; null when the export does not say. */
  at: number | null
  turns: number
  /** How its first question begins. */
  words: string
  block: number
  place: number
}

/** Conversations as text, in pieces of about a megabyte, so that one of them is read without the others. */
export type ReadExport = { entries: ChatEntry[]; blocks: string[] }

export type ExportsJobs = { read: { input: { bytes: Uint8Array }; result: ReadExport } }
