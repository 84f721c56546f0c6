/** The zero of each script that has digits of its own, so that every digit can be read as one of ours. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
  0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
]

const FOREIGN_DIGIT = /[^\P{Nd}0-9]/gu
/** "1.299,00" and "1.234.567": points part the thousands, and a comma the rest. */
const POINTS = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?![\d.,]*\d)|(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.]*\d)/g
/** "1'299'000" as in Switzerland. */
const APOSTROPHES = /(?<![\d.,'])\d{1,3}(?:'\d{3})+(?!\d)/g
/** "3,5" and "0,25"; three digits behind a comma may be thousands. */
const COMMA = /(?<![\d.,])(\d+),(\d{1,2}|\d{4,})(?![\d,]|\.\d)/g

/**
 * Figures as English writes them, sign for sign, so that offsets stay true: digits of other scripts, points and apostrophes
 * between thousands, and the decimal comma. What may be read in two ways stays as it is.
 */
export function toPlainFigures(text: string): string {
  if (!/\p{Nd}/u.test(text)) return text
  return text
    .replace(FOREIGN_DIGIT, digitOf)
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)[٬，](?=\d)/g, ',')
    .replace(/(?<=\d)．(?=\d)/g, '.')
    .replace(/(?<=\d\s?)[٪％]/g, '%')
    .replace(POINTS, (figure) => figure.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')))
    .replace(APOSTROPHES, (figure) => figure.replaceAll("'", ','))
    .replace(COMMA, '$1.$2')
}

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.findLast((first) => first <= code)
  return sign.length === 1 && zero !== undefined && code - zero < 10 ? String(code - zero) : sign
}
