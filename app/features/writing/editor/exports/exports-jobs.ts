import type { Imported } from '../imports/imported.ts'
import type { ExportKind } from './export-kinds.ts'
import type { Picture } from './pictures.ts'

export type ToWrite = {
  kind: Exclude<ExportKind, 'md'>
  id: string
  title: string
  markdown: string
  at: Date
  pictures: Picture[]
}

/** What the room for files is asked: a document as a file (`unknown`: signs that could not be drawn), or a file as a document. */
export type ExportsJobs = {
  write: { input: ToWrite; result: { bytes: Uint8Array; unknown: number } }
  read: { input: { bytes: Uint8Array; name: string }; result: Imported }
}
