/** What `robots` words ask for: "noindex, nofollow". Others change nothing here. */
export function readRobotsWords(words: string): { isIndexed: boolean; isFollowed: boolean } {
  const said = words.toLowerCase().split(/[\s,]+/)
  const isNone = said.includes('none')
  return { isIndexed: !isNone && !said.includes('noindex'), isFollowed: !isNone && !said.includes('nofollow') }
}

/** The same of an `X-Robots-Tag` header, where a name in front means that crawler alone. */
export function readRobotsHeader(header: string | null): { isIndexed: boolean; isFollowed: boolean } {
  let isOurs = true
  const words: string[] = []
  for (const piece of (header ?? '').split(',')) {
    const named = /^\s*([\w-]+)\s*:(.*)$/.exec(piece)
    if (named && !/^(?:unavailable_after|max-)/i.test(named[1] ?? '')) isOurs = /^frenly$/i.test(named[1] ?? '')
    if (isOurs) words.push(named ? (named[2] ?? '') : piece)
  }
  return readRobotsWords(words.join(','))
}
