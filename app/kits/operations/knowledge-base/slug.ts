const SLUG_MAX_CHARS = 60

/** A title as a piece of an address: "How do I ask?" is `how-do-i-ask`. */
function toSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, SLUG_MAX_CHARS)
    .replace(/^-+|-+$/g, '')
  return slug || 'article'
}

/** The first of `slug`, `slug-2`, `slug-3` that is free. */
export function toFreeSlug(title: string, isTaken: (slug: string) => boolean): string {
  const slug = toSlug(title)
  if (!isTaken(slug)) return slug
  for (let n = 2; ; n++) if (!isTaken(`${slug}-${n}`)) return `${slug}-${n}`
}
