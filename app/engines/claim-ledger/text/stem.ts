export function areSameStem(a: string, b: string): boolean {
  const [short = '', long = ''] = [stem(a), stem(b)].toSorted((x, y) => x.length - y.length)
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= (short.length >= 5 ? 2 : 0)
}

const ENDINGS = new RegExp(
  String.raw`(?:isations?|izations?|ational|fulness|iveness|ousness|ments?|ations?|itions?|ities|ances?|` +
    String.raw`ences?|ments|ingly|edly|ically|ness|able|ible|ions?|ally|ance|ence|ency|ancy|ings?|ives?|ates?|` +
    String.raw`ious|eous|ised|ized|ises|izes|ise|ize|ers?|ors?|ity|ous|ful|ies|ied|ion|ive|ate|ism|ist|ed|` +
    String.raw`es|ly|al|ic|er|or|th|y|e|s)$`,
)

/**
 * A rough stem that brings "publication" to "publish" only as far as spelling goes: "exercis", "regular", "emission".
 */
export function stem(word: string): string {
  if (word.length <= 4) return word
  let bare = word
  for (let turn = 0; turn < 2 && bare.length > 5; turn += 1) {
    const shorter = bare.replace(ENDINGS, '')
    if (shorter.length < 4) break
    bare = shorter
  }
  return bare
}
