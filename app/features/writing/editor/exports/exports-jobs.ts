/** What the export room is asked: a document as Markdown, and the kind of file. `unknown`: signs that could not be drawn. */
export type ExportsJobs = {
  write: {
    input: { kind: 'docx' | 'pdf'; title: string; markdown: string }
    result: { bytes: Uint8Array; unknown: number }
  }
}
