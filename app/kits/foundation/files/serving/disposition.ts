import { familyOf } from '../media/media-types.ts'

const ALSO_SHOWN = ['application/pdf', 'text/plain']
/** What many programs can't show is better kept. */
const NEVER_SHOWN = ['image/tiff', 'image/heic', 'image/bmp']

/** Whether a browser may show files of a type in place; nothing that could carry a script is among them. */
export const isShown = (type: string): boolean =>
  ALSO_SHOWN.includes(type) ||
  (['picture', 'sound', 'film'].includes(familyOf(type) ?? '') && !NEVER_SHOWN.includes(type))

/** `attachment; filename="na_ve.txt"; filename*=UTF-8''na%C3%AFve.txt` (RFC 6266). */
export function toDisposition(name: string, type: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isShown(type) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`
}
