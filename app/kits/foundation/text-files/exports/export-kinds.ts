/** What a document can be taken away as. */
export const EXPORTS = {
  md: { label: 'Markdown', type: 'text/markdown; charset=utf-8' },
  html: { label: 'HTML', type: 'text/html; charset=utf-8' },
  txt: { label: 'Plain text', type: 'text/plain; charset=utf-8' },
  docx: { label: 'Word (DOCX)', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  epub: { label: 'Book (EPUB)', type: 'application/epub+zip' },
  pdf: { label: 'PDF', type: 'application/pdf' },
} as const
export type ExportKind = keyof typeof EXPORTS
