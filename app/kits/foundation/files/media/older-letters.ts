/** Signs of Windows-1252 where Latin-1 has controls; Node's decoder gives the controls. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FIRST_SIGN = 0x80
const LOOKED_AT_BYTES = 65_536
/** Sets that are told apart by which letters they give: a text is one script, mostly in small letters. */
const CANDIDATES = [
  { label: 'shift_jis', fits: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。「」ー]/gu, upper: null },
  { label: 'euc-jp', fits: /[\p{Script=Hiragana}\p{Script=Katakana}、。「」ー]/gu, upper: null },
  { label: 'euc-kr', fits: /[\p{Script=Hangul}]/gu, upper: null },
  { label: 'gb18030', fits: /[\p{Script=Han}、。，：；！？“”]/gu, upper: null },
  { label: 'windows-1251', fits: /[а-яё]/gu, upper: /[А-ЯЁ]/gu },
  { label: 'koi8-r', fits: /[а-яё]/gu, upper: /[А-ЯЁ]/gu },
] as const
const MIXED = /[a-z][^\0-\x7f]|[^\0-\x7f][a-z]/gi
const MOST_MIXED = 0.25
/** As many of the letters beyond ASCII must fit. */
const MIN_FIT = 0.85

/**
 * Text in a set of letters from before Unicode: Japanese, Korean, Chinese or Cyrillic where nearly all letters say so, else
 * Windows-1252. Never throws.
 */
export function decodeOlder(bytes: Uint8Array): string {
  const head = bytes.subarray(0, LOOKED_AT_BYTES)
  const best = CANDIDATES.map((candidate) => ({ label: candidate.label, fit: fitOf(candidate, head) })).toSorted(
    (a, b) => b.fit - a.fit,
  )[0]!
  return best.fit >= MIN_FIT ? new TextDecoder(best.label).decode(bytes) : toWestern(bytes)
}

function fitOf({ label, fits, upper }: (typeof CANDIDATES)[number], head: Uint8Array): number {
  const text = new TextDecoder(label).decode(head)
  const beyond = text.match(/[^\0-\x7f]/g) ?? []
  if (beyond.length < 2 || text.slice(0, -1).includes('\ufffd')) return 0
  // Letters of another script stand among their own, accented ones among plain ones.
  if ((text.match(MIXED)?.length ?? 0) > beyond.length * MOST_MIXED) return 0
  const small = text.match(fits)?.length ?? 0
  const capital = upper === null ? 0 : (text.match(upper)?.length ?? 0)
  // The two Cyrillic sets swap small letters and capitals.
  return capital > small ? 0 : (small + capital) / beyond.length
}

function toWestern(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replace(/[\x80-\x9f]/g, (sign) => WESTERN[sign.charCodeAt(0) - FIRST_SIGN] ?? sign)
}
