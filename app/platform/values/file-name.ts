const MAX_CHARS = 60

/** A name for a file out of a title, of small letters, digits and dashes; `otherwise` where none is left. */
export const toPlainFileName = (title: string, otherwise: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_CHARS)
    .toLowerCase() || otherwise
