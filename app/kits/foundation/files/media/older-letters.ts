/** Signs of Windows-1252 where Latin-1 has controls; Node's decoder gives the controls. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FIRST_SIGN = 0x80
const LOOKED_AT_BYTES = 65_536
/** Sets that are told apart by which letters they give: a text is one script, mostly in small letters. */
const EAST = [
  { label: 'shift_jis', fits: /[\p{Script=Hiragana}\u30A0-\u30FF\p{Script=Han}、。「」]/gu },
  { label: 'euc-jp', fits: /[\p{Script=Hiragana}\u30A0-\u30FF、。「」]/gu },
  { label: 'euc-kr', fits: /[\p{Script=Hangul}]/gu },
  { label: 'gb18030', fits: /[\p{Script=Han}、。，：；！？“”]/gu },
] as const
/** Sets of one byte a letter give letters for nearly any bytes: the one that gives the commonest of its language is meant. */
const ALPHABETS = [
  { label: 'windows-1251', fits: /[а-яёА-ЯЁ]/gu, common: /[оеаинтсрвлк]/gu, upper: /[А-ЯЁ]/gu },
  { label: 'koi8-r', fits: /[а-яёА-ЯЁ]/gu, common: /[оеаинтсрвлк]/gu, upper: /[А-ЯЁ]/gu },
  { label: 'windows-1253', fits: /[α-ώΆ-ΏΑ-Ω]/gu, common: /[αοιετσνηυρπκάόέίς]/gu, upper: /[Ά-ΏΑ-Ω]/gu },
  { label: 'windows-1255', fits: /\p{Script=Hebrew}/gu, common: /[יוהלארתבשמ]/gu, upper: null },
  { label: 'windows-1256', fits: /[\p{Script=Arabic}،؛؟]/gu, common: /[اليمونرتبه]/gu, upper: null },
  { label: 'windows-874', fits: /\p{Script=Thai}/gu, common: /[านรกอเงมยลวดสต]/gu, upper: null },
] as const
const MIXED = /[a-z][^\0-\x7f]|[^\0-\x7f][a-z]/gi
const MOST_MIXED = 0.25
/** As many of the letters beyond ASCII must fit. */
const MIN_FIT = 0.85

/**
 * Text in a set of letters from before Unicode: Japanese, Korean, Chinese, Cyrillic, Greek, Hebrew, Arabic or Thai where nearly
 * all letters say so, else Central European or Windows-1252. Never throws.
 */
export function decodeOlder(bytes: Uint8Array): string {
  const head = bytes.subarray(0, LOOKED_AT_BYTES)
  const east = bestOf(EAST.map(({ label, fits }) => ({ label, ...fitOf({ label, fits }, head) })))
  const alphabet = bestOf(ALPHABETS.map((one) => ({ label: one.label, ...fitOf(one, head) })))
  if (east.fit >= MIN_FIT && east.fit >= alphabet.fit) return new TextDecoder(east.label).decode(bytes)
  if (alphabet.fit >= MIN_FIT) return new TextDecoder(alphabet.label).decode(bytes)
  const western = toWestern(bytes)
  return isCentral(western) ? new TextDecoder(CENTRAL).decode(bytes) : western
}

const CENTRAL = 'windows-1250'
/** Signs of Windows-1252 that stand in no word, where Windows-1250 has letters of Polish, Czech or Hungarian. */
const SIGN_IN_WORD = /\p{L}[¡£¥ª¯³¹¼¾¿\u009d\u008d\u008f]|[¡£¥ª¯³¹¼¾¿\u009d\u008d\u008f]\p{L}/gu
/** Letters that Western languages write seldom, and Windows-1250 has for its commonest. */
const SELDOM = /[æêøðþÐÞõûìèùò](?=\p{Ll})/gu
const MIN_CENTRAL = 0.3

function isCentral(western: string): boolean {
  const head = western.slice(0, LOOKED_AT_BYTES)
  const beyond = head.match(/[^\0-\x7f]/g)?.length ?? 0
  // Hungarian's ő and ű: no Western language writes both letters that stand there.
  if (/õ/i.test(head) && /û/i.test(head) && !/[ãêîçè]/i.test(head)) return true
  const inWords = head.match(SIGN_IN_WORD)?.length ?? 0
  return inWords > 0 && inWords + (head.match(SELDOM)?.length ?? 0) >= beyond * MIN_CENTRAL
}

type Fit = { fit: number; likely: number }
type Set = { label: string; fits: RegExp; common?: RegExp; upper?: RegExp | null }

const bestOf = <One extends Fit>(sets: readonly One[]): One => sets.toSorted((a, b) => b.likely - a.likely)[0]!

/** `fit`: how many of the letters beyond ASCII are of the script; `likely`: how many of them its language writes most. */
function fitOf({ label, fits, common, upper = null }: Set, head: Uint8Array): Fit {
  const text = new TextDecoder(label).decode(head)
  const beyond = text.match(/[^\0-\x7f]/g) ?? []
  const none = { fit: 0, likely: 0 }
  if (beyond.length < 2 || text.slice(0, -1).includes('\ufffd')) return none
  // Letters of another script stand among their own, accented ones among plain ones.
  if ((text.match(MIXED)?.length ?? 0) > beyond.length * MOST_MIXED) return none
  const found = text.match(fits)?.length ?? 0
  const capital = upper === null ? 0 : (text.match(upper)?.length ?? 0)
  // The two Cyrillic sets swap small letters and capitals.
  if (capital > found - capital) return none
  const fit = found / beyond.length
  return { fit, likely: fit < MIN_FIT ? 0 : common ? (text.match(common)?.length ?? 0) / beyond.length : fit }
}

function toWestern(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replace(/[\x80-\x9f]/g, (sign) => WESTERN[sign.charCodeAt(0) - FIRST_SIGN] ?? sign)
}
