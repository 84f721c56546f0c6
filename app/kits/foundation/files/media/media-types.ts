export type FileFamily = 'picture' | 'sound' | 'film' | 'document' | 'text' | 'page' | 'archive'

type FileKind = {
  /** "a PNG picture". */
  words: string
  family: FileFamily
  /** Endings of names, the usual one first. */
  extensions: readonly [string, ...string[]]
  /** Other names the same type goes by. */
  aliases?: readonly string[]
}

/** The media types the house knows. What is none of these is kept as bytes alone. */
export const fileTypes = {
  'image/png': { words: 'a PNG picture', family: 'picture', extensions: ['png'], aliases: ['image/x-png'] },
  'image/jpeg': {
    words: 'a JPEG picture',
    family: 'picture',
    extensions: ['jpg', 'jpeg', 'jfif'],
    aliases: ['image/jpg', 'image/pjpeg'],
  },
  'image/webp': { words: 'a WebP picture', family: 'picture', extensions: ['webp'] },
  'image/gif': { words: 'a GIF picture', family: 'picture', extensions: ['gif'] },
  'image/avif': { words: 'an AVIF picture', family: 'picture', extensions: ['avif'] },
  'image/heic': { words: 'a HEIC picture', family: 'picture', extensions: ['heic', 'heif'], aliases: ['image/heif'] },
  'image/bmp': { words: 'a BMP picture', family: 'picture', extensions: ['bmp'], aliases: ['image/x-ms-bmp'] },
  'image/tiff': { words: 'a TIFF picture', family: 'picture', extensions: ['tif', 'tiff'] },
  'audio/mpeg': { words: 'an MP3 recording', family: 'sound', extensions: ['mp3'], aliases: ['audio/mp3'] },
  'audio/wav': {
    words: 'a WAV recording',
    family: 'sound',
    extensions: ['wav'],
    aliases: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  },
  'audio/ogg': {
    words: 'an Ogg recording',
    family: 'sound',
    extensions: ['ogg', 'oga', 'opus'],
    aliases: ['audio/opus', 'application/ogg'],
  },
  'audio/flac': { words: 'a FLAC recording', family: 'sound', extensions: ['flac'], aliases: ['audio/x-flac'] },
  'audio/aac': {
    words: 'an AAC recording',
    family: 'sound',
    extensions: ['aac'],
    aliases: ['audio/x-aac', 'audio/aacp'],
  },
  'audio/mp4': {
    words: 'an M4A recording',
    family: 'sound',
    extensions: ['m4a'],
    aliases: ['audio/x-m4a', 'audio/m4a'],
  },
  'audio/webm': { words: 'a WebM recording', family: 'sound', extensions: ['weba'] },
  'audio/midi': { words: 'a MIDI file', family: 'sound', extensions: ['mid', 'midi'], aliases: ['audio/x-midi'] },
  'video/mp4': { words: 'an MP4 video', family: 'film', extensions: ['mp4', 'm4v'], aliases: ['video/x-m4v'] },
  'video/webm': { words: 'a WebM video', family: 'film', extensions: ['webm'] },
  'video/quicktime': { words: 'a QuickTime video', family: 'film', extensions: ['mov', 'qt'] },
  'video/ogg': { words: 'an Ogg video', family: 'film', extensions: ['ogv'] },
  'video/x-matroska': { words: 'a Matroska video', family: 'film', extensions: ['mkv'], aliases: ['video/matroska'] },
  'application/pdf': {
    words: 'a PDF document',
    family: 'document',
    extensions: ['pdf'],
    aliases: ['application/x-pdf'],
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    words: 'a Word document',
    family: 'document',
    extensions: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    words: 'an Excel table',
    family: 'document',
    extensions: ['xlsx'],
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    words: 'a PowerPoint presentation',
    family: 'document',
    extensions: ['pptx'],
  },
  'application/vnd.oasis.opendocument.text': { words: 'an OpenDocument text', family: 'document', extensions: ['odt'] },
  'application/vnd.oasis.opendocument.spreadsheet': {
    words: 'an OpenDocument table',
    family: 'document',
    extensions: ['ods'],
  },
  'application/vnd.oasis.opendocument.presentation': {
    words: 'an OpenDocument presentation',
    family: 'document',
    extensions: ['odp'],
  },
  'application/epub+zip': { words: 'an EPUB book', family: 'document', extensions: ['epub'] },
  'application/rtf': { words: 'an RTF document', family: 'document', extensions: ['rtf'], aliases: ['text/rtf'] },
  'text/plain': { words: 'a plain text', family: 'text', extensions: ['txt', 'text', 'log'] },
  'text/markdown': {
    words: 'a Markdown text',
    family: 'text',
    extensions: ['md', 'markdown'],
    aliases: ['text/x-markdown'],
  },
  'text/csv': {
    words: 'a CSV table',
    family: 'text',
    extensions: ['csv', 'tsv'],
    aliases: ['text/tab-separated-values', 'application/csv'],
  },
  'application/json': { words: 'a JSON file', family: 'text', extensions: ['json'], aliases: ['text/json'] },
  'application/x-subrip': {
    words: 'SRT subtitles',
    family: 'text',
    extensions: ['srt'],
    aliases: ['text/srt', 'application/srt'],
  },
  'text/vtt': { words: 'WebVTT subtitles', family: 'text', extensions: ['vtt'] },
  'text/html': {
    words: 'a web page',
    family: 'page',
    extensions: ['html', 'htm', 'xhtml'],
    aliases: ['application/xhtml+xml'],
  },
  'image/svg+xml': { words: 'an SVG drawing', family: 'page', extensions: ['svg'] },
  'application/xml': { words: 'an XML file', family: 'page', extensions: ['xml'], aliases: ['text/xml'] },
  'application/zip': {
    words: 'a ZIP archive',
    family: 'archive',
    extensions: ['zip'],
    aliases: ['application/x-zip-compressed', 'application/x-zip'],
  },
} as const satisfies Readonly<Record<string, FileKind>>

export type FileType = keyof typeof fileTypes

/** What anything else is kept as. */
export const UNKNOWN_TYPE = 'application/octet-stream'

const allFileTypes = Object.keys(fileTypes) as FileType[]

const kinds: Readonly<Record<string, FileKind>> = fileTypes
const byName = new Map(
  allFileTypes.flatMap((type) => [type, ...(kinds[type]!.aliases ?? [])].map((name) => [name, type])),
)
const byExtension = new Map(allFileTypes.flatMap((type) => kinds[type]!.extensions.map((end) => [end, type])))

/** The known type a media type names, whatever it is called and whatever parameters it carries; null for others. */
export const findType = (mediaType: string): FileType | null =>
  byName.get((mediaType.split(';')[0] ?? '').trim().toLowerCase()) ?? null

/** The type that a file's name speaks of; null when it has no ending we know. */
export const findTypeOfName = (name: string): FileType | null => byExtension.get(extensionOf(name)) ?? null

/** `png` of `Panda.PNG`; empty when there is none. */
export const extensionOf = (name: string): string => /[^.]\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The usual ending of a type; empty for what we do not know. */
export const usualExtension = (type: string): string => kinds[type]?.extensions[0] ?? ''

export const listTypes = (...families: FileFamily[]): FileType[] =>
  allFileTypes.filter((type) => families.includes(kinds[type]!.family))

export const familyOf = (type: string): FileFamily | null => kinds[type]?.family ?? null

/** "a PNG picture"; "a file of another kind" for what we do not know. */
export const toTypeWords = (type: string | null): string => kinds[type ?? '']?.words ?? 'a file of another kind'

/** "PNG, JPEG or WebP": the endings of some types, for a sentence. */
export function toTypeList(types: readonly FileType[]): string {
  const names = types.map((type) => usualExtension(type).toUpperCase())
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
