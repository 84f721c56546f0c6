import type { ReadBook } from '../book/read-book.ts'
import type { ChapterToShow, ShownChapter } from '../book/read-chapter.ts'
import type { BookToWrite } from '../book/write-book.ts'
import type { Imported } from '../imports/imported.ts'
import type { ExportKind } from './export-kinds.ts'
import type { Picture } from './pictures.ts'
import type { WrittenComment } from './place-comments.ts'

export type ToWrite = {
  kind: Exclude<ExportKind, 'md'>
  id: string
  title: string
  markdown: string
  at: Date
  pictures: Picture[]
  /** What was said of it; a Word file takes it along. */
  comments?: WrittenComment[]
}

/** What the room for files is asked: a document as a file (`unknown`: signs that could not be drawn), or a file as a document. */
export type ExportsJobs = {
  write: { input: ToWrite; result: { bytes: Uint8Array; unknown: number } }
  read: { input: { bytes: Uint8Array; name: string }; result: Imported }
  writeBook: { input: BookToWrite; result: { bytes: Uint8Array; unknown: number } }
  readBook: { input: { bytes: Uint8Array; name: string }; result: ReadBook }
  showChapter: { input: ChapterToShow; result: ShownChapter }
}
