const SAMPLE_BYTES = 4_096

/** The text of a file of captions, in whatever of the usual encodings it is. */
export function decodeCaptions(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/g, '\n')
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  sample.forEach((byte, n) => {
    if (byte === 0) zeros[n % 2]! += 1
  })
  // Latin letters in UTF-16 have a zero in every other byte, always on the same side.
  if (zeros[1]! > sample.length / 8 && zeros[0]! * 8 < zeros[1]!) return 'utf-16le'
  if (zeros[0]! > sample.length / 8 && zeros[1]! * 8 < zeros[0]!) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
