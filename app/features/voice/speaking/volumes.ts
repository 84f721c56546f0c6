/** A text in pieces that fit, cut before a chapter (`# Title`) where that is possible, else between paragraphs, else anywhere. */
export function toVolumes(text: string, most: number): string[] {
  const volumes: string[] = []
  let held = ''
  for (const piece of cut(text.replace(/\r\n?/g, '\n').trim(), most)) {
    if (held !== '' && held.length + 2 + piece.length > most) {
      volumes.push(held)
      held = ''
    }
    held = held === '' ? piece : `${held}\n\n${piece}`
  }
  return held === '' ? volumes : [...volumes, held]
}

/** Chapters; of one that is too long its paragraphs; of one of those stretches. */
function cut(text: string, most: number): string[] {
  const chapters = text.split(/\n\n(?=# )/)
  return chapters.flatMap((chapter) =>
    chapter.length <= most
      ? [chapter]
      : chapter
          .split(/\n{2,}/)
          .flatMap((one) => (one.length <= most ? [one] : stretches(one, most)))
          .filter(Boolean),
  )
}

/** Whole words where there are any, and no letter in two. */
function stretches(text: string, most: number): string[] {
  const found: string[] = []
  let rest = text
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most)
    const isPair = /[\uD800-\uDBFF]/.test(rest[most - 1] ?? '')
    const at = space > most / 2 ? space : isPair && most > 1 ? most - 1 : most
    found.push(rest.slice(0, at))
    rest = rest.slice(at).trimStart()
  }
  return [...found, rest]
}
