/** A text with every occurrence replaced, and how many there were. Letters are compared by their small forms unless `isExact`. */
export function replaceAll(
  text: string,
  { find, put, isExact }: { find: string; put: string; isExact: boolean },
): { text: string; count: number } {
  const places = findPlaces(text, find, isExact)
  let result = ''
  let at = 0
  for (const start of places) {
    result += text.slice(at, start) + put
    at = start + find.length
  }
  return { text: result + text.slice(at), count: places.length }
}

/** Where words stand in a text, apart from each other. */
export function findPlaces(text: string, find: string, isExact: boolean): number[] {
  if (find === '') return []
  // Lengths must stay as they are: a letter whose small form is longer is compared as it stands.
  const fold = (words: string) =>
    isExact
      ? words
      : words.replace(/\p{Lu}/gu, (letter) => {
          const small = letter.toLowerCase()
          return small.length === letter.length ? small : letter
        })
  const [where, what] = [fold(text), fold(find)]
  const places: number[] = []
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + what.length)) places.push(at)
  return places
}
