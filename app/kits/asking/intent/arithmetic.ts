import { inOrder } from '#app/platform/values/pattern-parts.ts'

const UNIT =
  '(?:km|kilomet(?:er|re)s?|m|met(?:er|re)s?|cm|centimet(?:er|re)s?|mm|miles?|mi|yards?|yd|feet|foot|ft|inch(?:es)?|in|kg|kilos?|kilograms?|g|grams?|lbs?|pounds?|oz|ounces?|stones?|tons?|tonnes?|l|lit(?:er|re)s?|ml|gallons?|pints?|cups?|celsius|fahrenheit|kelvin|c|f|degrees?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|mph|kmh|km/h|acres?|hectares?|bytes?|kb|mb|gb|tb)'
const NUMBER = '\\d[\\d.,]{0,40}'
const ASKS =
  "(?:what is|whats|what's|how much is|calculate|compute|work out|evaluate|wie ?viel (?:ist|sind|macht)|was ist|rechne|berechne|combien (?:font|fait)|calcule[rz]?|cuanto (?:es|son)|calcula|quanto fa(?:nno)?|calcola)"

const forms = [
  new RegExp(
    `^(?:${ASKS} )?[\\s(√-]*${NUMBER}[)%!]*\\s*(?:[-+*/x×÷·^:]|\\*\\*|plus|minus|times|mal|fois|por|per|mas|piu|divided by|geteilt durch)\\s*[\\d(√.-].*$`,
  ),
  new RegExp(`^(?:${ASKS} )?\\(.*\\d.*\\).*[-+*/x×÷^].*$`),
  new RegExp(
    `\\b${NUMBER} ?(?:%|percent|per cent|prozent|pour ?cent|por ciento|per cento) (?:tax |vat |mwst )?(?:of|off|on|von|de|di|auf)\\b`,
  ),
  new RegExp(
    `\\b${NUMBER} ?(?:°|degrees )?${UNIT}(?: \\d+ ?${UNIT})? (?:in|to|into|as|en|nach) (?:the )?(?:square )?${UNIT}\\b`,
  ),
  new RegExp(`\\bconvert ${NUMBER}`),
  /\b(?:square root|cube root|sqrt|wurzel|racine carree|raiz cuadrada|radice quadrata)\b.*\d/,
  /^(?:add(?: up)?|subtract|multiply|divide|split|calculate|compute|work out|berechne|calcule|calcula|calcola)\b.*\d/,
  /\bif \d+ .*\b(?:share|split|pay|each)\b.*\d/,
  inOrder(
    /\bhow many (?:kilos|pounds|centimet(?:er|re)s|millilit(?:er|re)s|cups|seconds|minutes|hours|days|weeks|months|feet|inches|metres|meters|grams|ounces|bytes) (?:are )?/,
    /(?:in |are there in |there are in )?\S+ /,
  ),
  /\bto the power of\b|\b\d+ squared\b/,
]

/** Whether a plain text is a calculation or a conversion of units. */
export function isArithmetic(plain: string): boolean {
  const asked = plain.slice(0, MOST_CHARS)
  return /\d|dozen|power|day/.test(asked) && forms.some((form) => form.test(asked))
}

/** A sum is plain from its beginning. */
const MOST_CHARS = 400
