import type { Slots } from '../slots/slots.ts'
import type { Facts } from '../relate/facts.ts'

const FRACTIONS = '¼½¾⅓⅔⅛'
const AMOUNT = String.raw`([\d${FRACTIONS}][\d${FRACTIONS}/.,\s–-]*(?:to \d+ )?)`
const UNITS = String.raw`(cups?|tsps?|tbsps?|tea ?spoons?|table ?spoons?|oz|ounces?|grams?|g|kg|lbs?|pounds?|ml|cloves?|shallots?|onions?|eggs?|`
const SIZES = String.raw`large|medium|small|sticks?|pinch(?:es)?|slices?|cans?|packets?|packages?|blocks?|bunch(?:es)?)\b`
/** "2 cups of flour", "3 (8 oz) packages of soft cheese". */
const INGREDIENT = new RegExp(
  String.raw`^(?:[\p{L} ]{2,24}[:–-]\s*)?(?:about |and |plus )?${AMOUNT}(?:\([^()]{1,24}\)\s*)?${UNITS}${SIZES}`,
  'iu',
)
/** Each recipe has its own heat; it counts where it is what was asked. */
const OVEN = /^(?:[\p{L} ]{2,30}[:–-]\s*)?(?:pre-?heat|set) (?:the |your |an? )?oven\b/iu

/** "2 cloves of garlic", "3 cloves of garlic": what two recipes take. */
export const areAmountsOfRecipes = ({ a, b, asksFigure }: Pick<Facts, 'a' | 'b' | 'asksFigure'>): boolean =>
  [INGREDIENT, ...(asksFigure ? [] : [OVEN])].some((step) => [a, b].every(({ text }) => step.test(text)))

/** "Divide the dough into 3 pieces", "into 6 pieces": steps of two recipes. */
export const areStepsOfRecipes = ({ a, b, asksFigure }: Pick<Facts, 'a' | 'b' | 'asksFigure'>): boolean =>
  !asksFigure && [a, b].every(({ text }) => KITCHEN.test(text))
const KITCHEN =
  /^(?:(?:then|next|now),? )?(?:[\p{L} ]{2,24} and )?(?:divide|cut|roll|shape|knead|punch|bake|simmer|whisk|beat|pour|brush|sprinkle|let (?:it |the dough )?rise)\b/iu

const SHORT = new Map([
  ['teaspoon', 'tsp'],
  ['tablespoon', 'tbsp'],
  ['ounce', 'oz'],
  ['gram', 'g'],
  ['pound', 'lb'],
])
const ONE_OF = new Map([...FRACTIONS].map((sign) => [sign, sign.normalize('NFKD').replace('⁄', '/')]))

/** How much of something a line of a recipe takes; null for any other line. */
function amountOf({ text }: Slots): string | null {
  const [, amount, unit] = INGREDIENT.exec(text) ?? []
  if (amount === undefined || unit === undefined) return null
  const figure = amount.replace(/[¼½¾⅓⅔⅛]/g, (sign) => ` ${ONE_OF.get(sign)!} `).replace(/\s+/g, ' ')
  const bare = unit.toLowerCase().replace(/\s/g, '').replace(/s$/, '')
  return `${figure.trim()} ${SHORT.get(bare) ?? bare}`
}

/** "8 oz of cheese" and "4 (8 oz) packages of cheese": whatever stands in them, two amounts. */
export function areOtherAmounts({ a, b }: Pick<Facts, 'a' | 'b'>): boolean {
  const [own, other] = [amountOf(a), amountOf(b)]
  return own !== null && other !== null && own !== other
}
