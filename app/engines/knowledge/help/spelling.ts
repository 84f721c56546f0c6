const shortest = 5
const longEnoughForTwo = 9

/** Puts a word that is in no dictionary right by the nearest word of the articles: "pasword" becomes "password". */
export function mender(vocabulary: Iterable<string>, isWord: (word: string) => boolean): (word: string) => string {
  const known = new Set(vocabulary)
  return (word) => {
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || known.has(word) || isWord(word)) return word
    const most = word.length >= longEnoughForTwo ? 2 : 1
    const near = [...known].filter((one) => one[0] === word[0] && one.length >= shortest && distance(word, one) <= most)
    return near.toSorted((a, b) => distance(word, a) - distance(word, b))[0] ?? word
  }
}

/** Letters to add, drop, change or swap with their neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + change, swap))
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 3
}
