import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cutTextChunk, isPng, toTextChunk, withChunks } from '#app/kits/foundation/files/media/png-chunks.ts'

/** What the certificate of a panda says, as it is signed. */
export const pandaClaims = z.object({
  iss: z.string().max(300),
  sub: z.string().regex(/^panda:\d{1,12}$/),
  number: z.number().int().positive(),
  name: z.string().min(1).max(60),
  genome: z.string().max(40),
  /** From the first to the last; whoever is not named stands as "a member". */
  owners: z
    .array(z.object({ name: z.string().max(120), since: z.string().max(40), how: z.string().max(20) }))
    .max(1_000),
  /** SHA-256 of the file without its certificate. */
  drawn: z.string().regex(/^[0-9a-f]{64}$/),
  iat: z.number().int().positive(),
  /** Of a file that its keeper takes to another house: its own name, and until when it is taken in. */
  travel: z.string().max(60).optional(),
  exp: z.number().int().positive().optional(),
})
export type PandaCertificate = z.output<typeof pandaClaims>

const BEGIN = '<metadata id="panda-certificate">'
const END = '</metadata>'
const KEYWORD = 'frenly:panda'
const SIGNED = /^eyJ[\w-]{10,2000}\.[\w-]{10,400000}\.[\w-]{40,200}$/

/** What a file's certificate vouches for: every byte of the drawing. */
export const hashDrawing = (file: Buffer): string => createHash('sha256').update(takeApart(file).rest).digest('hex')

function takeApart(file: Buffer): { signed: string | null; rest: Buffer } {
  if (isPng(file)) {
    const { text, rest } = cutTextChunk(file, KEYWORD)
    return { signed: text, rest }
  }
  const { signed, rest } = cut(file.toString('utf8'))
  return { signed, rest: signed === null ? file : Buffer.from(rest, 'utf8') }
}

function cut(svg: string): { signed: string | null; rest: string } {
  const from = svg.indexOf(BEGIN)
  const to = from < 0 ? -1 : svg.indexOf(END, from)
  if (to < 0) return { signed: null, rest: svg }
  return { signed: svg.slice(from + BEGIN.length, to), rest: svg.slice(0, from) + svg.slice(to + END.length) }
}

/** The drawing with its certificate inside. */
export function withCertificate(drawing: Buffer, signed: string): Buffer {
  if (isPng(drawing)) return withChunks(drawing, toTextChunk(KEYWORD, signed))
  const svg = drawing.toString('utf8')
  const at = svg.lastIndexOf('</svg>')
  return Buffer.from(svg.slice(0, at) + BEGIN + signed + END + svg.slice(at), 'utf8')
}

/** The signed text in a file that somebody brings; null where there is none. */
export function findCertificate(file: Buffer): string | null {
  const { signed } = takeApart(file)
  return signed && SIGNED.test(signed) && isCanonical(signed) ? signed : null
}

/** Of a signature's last letter some bits say nothing: only one of its spellings is taken. */
function isCanonical(signed: string): boolean {
  const signature = signed.slice(signed.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}
