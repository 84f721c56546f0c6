/** Tells whether the page of a letter shows a part by its Content-ID; a plain text shows none. */
export function toCited(html: string): (cid: string | null) => boolean {
  const cited = new Set(
    [...html.matchAll(/\bcid:([^"'\s>]{1,300})/gi)].flatMap(([, name = '']) => {
      const plain = name.replace(/&amp;/g, '&')
      return [plain, decodeSafely(plain)]
    }),
  )
  return (cid) => cid !== null && cited.has(cid)
}

/** Per cent signs read, where they are well formed. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
