const YEAR_CUE = new RegExp(
  String.raw`(?:^|\b(?:in|since|by|from|until|till|during|before|after|around|about|circa|year|early|late|` +
    String.raw`mid|late as|early as|summer|spring|autumn|fall|winter|of|to|and|through|the|its|their|his|founded|established|` +
    String.raw`built|born|died|opened|it's|was|is|copyright|version|edition|between|ended|began|started|came|` +
    String.raw`happened)\s+|[(:,;'-]\s*|\*)$`,
  'i',
)
const COUNTED_AFTER =
  /^\s*-?(?:(?:[a-z]+(?:es|s)|people|metres?|meters?|m|km|ms|ft|feet|kg|g|mg|mb|gb|tb|rpm|kcal|cc|ml|bc|%)\b|°)/
const LOOSE_CUE = /\b(?:of|to|and|about|around|the|was|is|its|their|by|from|between|after|before)\s+$/i

/** Four digits are a year when something says so and nothing is counted by them. */
export function isYear(match: RegExpExecArray, text: string): boolean {
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  if (/[$€£#]\s?$|\d[.,]$/.test(before) || /^\s?(?:%|°)/.test(after)) return false
  const isCounting = COUNTED_AFTER.test(after) && !/^\s(?:was|is|has|as|does|this|its|s)\b/.test(after)
  const hasCue = YEAR_CUE.test(before)
  if (hasCue && !isCounting) return true
  if (hasCue && !LOOSE_CUE.test(before) && !/^\s*-?(?:m|km|ms|ft|kg|g|mg|metres?|meters?|feet|people)\b/.test(after))
    return true
  if (/\bthe\s+$/i.test(before) && /^\s[A-Za-z]+/.test(after)) return !isCounting
  return !isCounting && /^\s*(?:[.,;:)!?]|$|[A-Z])/.test(after) && /[a-z]\s+$/i.test(before)
}
