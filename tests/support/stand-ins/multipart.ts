import type { Asked } from './exchange.ts'

/** A multipart body as a form; null when it is none. */
export async function readForm({ headers, bytes }: Asked): Promise<FormData | null> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return null
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    return null
  }
}
