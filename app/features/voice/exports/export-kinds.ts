import { captionForms } from '#app/engines/transcript/write/write-captions.ts'

/** What a transcript can be taken away as. */
export const exportKinds = {
  ...captionForms,
  docx: { label: 'Word (DOCX)', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  epub: { label: 'E-book (EPUB)', type: 'application/epub+zip' },
} as const
export type ExportKind = keyof typeof exportKinds
export const isExportKind = (name: string): name is ExportKind => Object.hasOwn(exportKinds, name)
