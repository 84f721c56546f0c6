const IBAN_MODULUS = 97
const IBAN_MIN_CHARS = 15
const IBAN_MAX_CHARS = 34

/** Whether the two check digits of an IBAN fit (ISO 13616: the number modulo 97 is 1). */
export function isIban(written: string): boolean {
  const code = written.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(code)) return false
  if (code.length < IBAN_MIN_CHARS || code.length > IBAN_MAX_CHARS) return false
  let remainder = 0
  for (const char of code.slice(4) + code.slice(0, 4)) {
    const value = /\d/.test(char) ? char : String(char.charCodeAt(0) - 55)
    for (const digit of value) remainder = (remainder * 10 + Number(digit)) % IBAN_MODULUS
  }
  return remainder === 1
}

/** Whether the last digit of a card number fits (Luhn), for 13 to 19 digits. */
export function isCardNumber(written: string): boolean {
  const digits = written.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
