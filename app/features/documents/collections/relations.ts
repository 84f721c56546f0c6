type Listed = { id: string; title: string; name: string; sha256: string }
type Earlier = { id: string; title: string }

/**
 * What each document of a collection is to those that came before it: the same file, or a newer version of the file of that
 * name.
 */
export function withRelations<Document extends Listed>(documents: readonly Document[]) {
  const bytes = new Map<string, string>()
  const names = new Map<string, Earlier>()
  return documents.map((document) => {
    const { id, title, sha256 } = document
    const name = document.name.normalize('NFC').toLowerCase()
    const sameAs = bytes.get(sha256) ?? null
    const earlier = names.get(name) ?? null
    bytes.set(sha256, sameAs ?? title)
    if (sameAs === null) names.set(name, { id, title })
    return { ...document, sameAs, newerThan: sameAs === null ? earlier : null }
  })
}
