import type { RichNode } from '../rich/rich-nodes.ts'

/** What a file says, and what of it was left out, in sentences for whoever sent it. */
export type Read = { title: string; blocks: RichNode[]; notes: string[]; pictures?: ImportedPicture[] }

/** A picture that came with a file, and the word that stands for its address until it is kept. */
export type ImportedPicture = { token: string; bytes: Uint8Array }

/** A file as a document of the editor. */
export type Imported = { title: string; markdown: string; notes: string[]; pictures: ImportedPicture[] }

const MOST_PICTURES = 40
const TOKEN = 'imported-picture-'
/** Where a picture stands in Markdown until it is kept: its description, and its token. */
export const PICTURE_PLACES = new RegExp(`!\\[([^\\]\\n]*)\\]\\((${TOKEN}\\d+)\\)`, 'g')

/** Collects the pictures of a file, each once. */
export class Gallery {
  readonly pictures: ImportedPicture[] = []
  private readonly tokens = new Map<string, string>()
  /** Pictures there was no room or no way for. */
  left = 0

  constructor(
    private readonly read: (name: string) => Uint8Array | null,
    private readonly most = MOST_PICTURES,
  ) {}

  /** The picture of a part of the file as a node; its description where it cannot be had. */
  take(name: string | undefined, alt: string): RichNode {
    const token = name === undefined ? null : (this.tokens.get(name) ?? this.keep(name))
    if (token) return { type: 'image', attrs: { src: token, alt, title: '' } }
    this.left += 1
    return { type: 'text', text: alt || ' ' }
  }

  private keep(name: string): string | null {
    const bytes = this.pictures.length < this.most ? this.read(name) : null
    if (!bytes) return null
    const token = `${TOKEN}${this.pictures.length + 1}`
    this.pictures.push({ token, bytes })
    this.tokens.set(name, token)
    return token
  }

  notes(): string[] {
    return noteOf(this.left, 'picture', 'pictures', 'left out; its description stands in its place.')
  }
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** The sentence about what is there so many times; none for zero. */
export const noteOf = (number: number, one: string, many: string, said: string): string[] =>
  number === 0 ? [] : [`${count(number, one, many)} ${said}`]
