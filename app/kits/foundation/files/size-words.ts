const BYTES_PER_MB = 1_048_576

/** "12 MB", "340 KB", "7 bytes". */
export function toSizeWords(bytes: number): string {
  const kilobytes = bytes / 1_024
  if (kilobytes < 1) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < BYTES_PER_MB) return `${Math.round(kilobytes)} KB`
  const megabytes = bytes / BYTES_PER_MB
  return `${megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`
}
