import { familyOf, findType, findTypeOfName, type FileType } from './media-types.ts'

/** Containers that carry sound or film: the bytes of their heads do not tell which. */
const CONTAINERS: readonly (readonly FileType[])[] = [
  ['audio/webm', 'video/webm', 'video/x-matroska'],
  ['audio/ogg', 'video/ogg'],
  ['audio/mp4', 'video/mp4', 'video/quicktime'],
  ['audio/mpeg', 'audio/aac'],
]
/** Texts that are known by their name alone. */
const ANY_TEXT: readonly FileType[] = ['text/plain', 'text/markdown', 'text/csv']
/** What browsers on some machines call a CSV table, and what says nothing. */
const CALLED_ANYTHING = ['application/vnd.ms-excel', 'application/octet-stream', 'binary/octet-stream', '']

export type Claim = { name: string; claimedType?: string | undefined }

/**
 * The type to keep a file under, when what its name and its sender claim agrees with what was found in its bytes; null
 * when they contradict. A claim of something we do not know claims nothing, save that a text may be any code.
 */
export function agreeOn({ name, claimedType = '' }: Claim, found: FileType | null): FileType | null | 'unknown' {
  const ofName = findTypeOfName(name)
  const isSaid = !CALLED_ANYTHING.includes(claimedType.trim().toLowerCase())
  const claims = [ofName, isSaid ? findType(claimedType) : null].filter((claim) => claim !== null)
  if (found === null) return claims.length === 0 ? 'unknown' : null
  if (!claims.every((claim) => isSame(claim, found))) return null
  const [closest] = claims
  return closest && (isContained(closest, found) || familyOf(found) === 'text') ? closest : found
}

const isContained = (claim: FileType, found: FileType) =>
  CONTAINERS.some((types) => types.includes(claim) && types.includes(found))

function isSame(claim: FileType, found: FileType): boolean {
  if (claim === found || isContained(claim, found)) return true
  if (ANY_TEXT.includes(claim)) return familyOf(found) === 'text'
  return claim === 'application/xml' && found === 'image/svg+xml'
}
