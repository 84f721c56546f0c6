const SIGNS: readonly [string, string][] = [
  ['89504e47', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
  ['47494638', 'image/gif'],
]

/** The media type that the first bytes tell; null when it is no picture we show. */
export function toPictureType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12))
  const hex = head.toString('hex')
  if (hex.startsWith('52494646') && head.toString('latin1', 8) === 'WEBP') return 'image/webp'
  return SIGNS.find(([sign]) => hex.startsWith(sign))?.[1] ?? null
}
