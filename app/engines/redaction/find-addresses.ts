import type { Find } from './mask.ts'

const ENDING =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Close|Court|Ct|Place|Pl|Square|Sq|Terrace|Way|Walk|Crescent|Gardens|Grove|Mews|Hill|Row|' +
  'Boulevard|Blvd|Parkway|Highway|Quay|Green|Rise|View|Wharf|Parade'
const LEADING = 'Calle|Rue|Via|Viale|Avenida|Avenue|Boulevard|Plaza|Piazza|Place|Rua|Carrer|Paseo|Ulica|ul\\.'
const GERMANIC =
  'straße|strasse|str\\.|weg|gasse|platz|allee|ring|damm|ufer|gatan|vägen|gade|vej|straat|laan|gracht|plein'
const LINK = '(?:(?:de|du|des|della|del|la|le|da|do) ){0,2}'
const WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]{0,30}\.?`
const POSTCODE = String.raw`(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{2} \d{5}(?:-\d{4})?|\d{4,5}(?: ?[A-Z]{2})?)`
const PLACE = String.raw`${WORD}(?:[ -]${WORD}){0,2}`
const TAIL = String.raw`(?:,?[ \n](?:${POSTCODE}(?: ${PLACE})?(?![\p{L}\d])|${PLACE} ${POSTCODE}(?![\p{L}\d]))|,[ \n]${PLACE}(?=,? ${POSTCODE}|,[ \n]${POSTCODE}))*`
const UNIT = String.raw`(?:(?:Flat|Apartment|Apt|Unit|Suite|Room|House|No)\.? ?\d+[A-Za-z]?,? )?`
const STREETS: readonly RegExp[] = [
  new RegExp(
    String.raw`${UNIT}\b\d{1,5}[A-Za-z]?,? (?:${WORD} ){1,3}(?:${ENDING})\b\.?(?:,? (?:Apt|Apartment|Unit|Suite|#)\.? ?\w+)?${TAIL}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:\d{1,4}(?: bis)?,? )?(?:${LEADING}) ${LINK}${WORD}(?: ${LINK}${WORD}){0,3}(?:,? ?\d{1,4}[a-z]?)?\b${TAIL}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:${WORD}[ -])?\p{Lu}\p{L}{0,30}(?:${GERMANIC}) \d{1,4} ?[a-z]?\b${TAIL}`, 'gu'),
  new RegExp(String.raw`\b(?:Am|An der|Auf dem|Im) ${WORD} \d{1,4} ?[a-z]?\b${TAIL}`, 'gu'),
]
const BOX = new RegExp(String.raw`\b(?:P\.?\s?O\.? Box|Postfach) \d+(?: \d+)*${TAIL}`, 'giu')
const UK_POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/g

/** Street addresses of several writing habits with the town and postcode behind them, boxes, and lone UK postcodes. */
export function findAddresses(text: string): Find[] {
  const streets = STREETS.flatMap((pattern) => [...text.matchAll(pattern)]).filter(([match]) => /\d/.test(match))
  return [
    ...streets.map((match) => toAddress(match, 'a street with a number')),
    ...[...text.matchAll(BOX)].map((match) => toAddress(match, 'a postal box')),
    ...[...text.matchAll(UK_POSTCODE)].map((match) => toAddress(match, 'a postcode')),
  ]
}

const toAddress = (match: RegExpExecArray, why: string): Find => ({
  kind: 'address',
  start: match.index,
  end: match.index + match[0].trimEnd().length,
  why,
  isSure: true,
})
