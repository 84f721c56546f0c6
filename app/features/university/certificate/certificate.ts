import { z } from 'zod'

/** What a certificate says, as it is signed. */
export const certificateClaims = z.object({
  iss: z.string().max(300),
  sub: z.string().min(1).max(200),
  track: z.string().max(40),
  title: z.string().max(80),
  lessons: z.number().int().positive(),
  questions: z.number().int().positive(),
  iat: z.number().int().positive(),
})
export type Certificate = z.output<typeof certificateClaims>

const SIGNED = /eyJ[\w-]{10,2000}\.[\w-]{10,4000}\.[\w-]{40,200}/

/**
 * The signed text in what somebody brings: pasted over several lines, an address that carries it, or the bytes of the PDF,
 * which name it among what the file says of itself.
 */
export const findSigned = (text: string): string | null =>
  SIGNED.exec(text)?.[0] ?? SIGNED.exec(text.replace(/\s+/g, ''))?.[0] ?? null
