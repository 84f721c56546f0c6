/** A word of a prompt as it was written and as it is looked up; `isFirst`: a comma or another break stands before it. */
export type Word = { written: string; plain: string; isFirst: boolean }

/** The words of a prompt. Signs between them count only as breaks. */
export function toWords(prompt: string): Word[] {
  let end = 0
  return [...prompt.normalize('NFC').matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)].map(
    ({ 0: written, index }) => {
      const isFirst = /[^\s"“”'’*_]/u.test(prompt.slice(end, index)) || index === 0
      end = index + written.length
      const plain = written
        .toLowerCase()
        .replace(/[’']s$/, '')
        .replaceAll('-', ' ')
      return { written, plain, isFirst }
    },
  )
}

/** Some words as one phrase; empty when a break lies between them. */
export function phraseAt(words: readonly Word[], place: number, length: number): string {
  const some = words.slice(place, place + length)
  if (some.length < length || some.slice(1).some(({ isFirst }) => isFirst)) return ''
  return some.map(({ plain }) => plain).join(' ')
}
