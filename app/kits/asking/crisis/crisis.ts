import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

/** Words that speak of ending one's life, of hurting oneself or somebody, or of being hurt at home. */
const signs: readonly RegExp[] = [
  /\bsui?[cs]id\w*/i,
  /\b(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|cut(?:ting)?|harm(?:ing)?|hurt(?:ing)?|injur(?:e|ing)|burn(?:ing)?|poison(?:ing)?) (?:my ?self|me self)\b/i,
  /\bself[- ]?(?:harm|injur|hurt)\w*/i,
  /\b(?:kms|unalive)\b/i,
  /\b(?:end|ending|take|taking|took|finish) (?:my|his|her|their) (?:own )?life\b/i,
  /\b(?:end|ending) (?:it all|everything)\b/i,
  /\b(?:don['’]?t|do not|didn['’]?t|no longer|not) (?:really )?(?:want|wish|wanna|like) to (?:live|be alive|be here|wake up|exist|go on living)\b/i,
  /\b(?:want|wanna|wish|like|going|plan|planning|ready|rather) (?:to |i was |i were |be |being )*(?:die|dead|disappear for ever)\b/i,
  /\b(?:better off|easier) (?:dead|without me|if i (?:was|were) (?:dead|gone))\b/i,
  /\bno (?:reason|point|sense) (?:to|in|of) (?:live|living|life|go on|going on|being alive)\b/i,
  /\b(?:can['’]?t|cannot|can not) (?:go on|live like this|live any ?more|keep (?:myself|me) safe)\b/i,
  /\b(?:overdos|od['’]?ed|jump(?:ing)? (?:off|from|in front)|noose|slit my)\w*/i,
  /\b(?:kill|murder|stab|shoot|strangle|hurt|harm) (?:him|her|them|someone|somebody|people|my (?:child|children|baby|son|daughter|wife|husband|partner|mother|father|boss|family))\b/i,
  inOrder(
    /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom) (?:\w+ )?/i,
    /(?:hits?|beats?|strangles?|strangled|chokes?|choked|rapes?|raped|threatens? to kill|threatened to kill) (?:me|us|my|the kids|the children)\b/i,
  ),
  /\b(?:abus(?:es|ed|ing) me|being abused|(?:was|been|being) (?:raped|beaten))\b/i,
]

/** Everyday ways of speaking that only sound like it. */
const harmless = inOrder(
  /\b/gi,
  anyOf(
    /(?:deadline|job|work|back|head|feet|traffic|waiting|boss|mum|mom|dad|wife|husband) (?:is|are|was|will|would) (?:\w+ )?kill(?:ing)? me/gi,
    /dying to (?:know|see|meet|try|hear)/gi,
    /dead (?:tired|end|line)/gi,
    /suicide (?:squad|door)/gi,
  ),
  /\b/gi,
)

/** Whether somebody's own words speak of suicide or of harm. Rather once too often than once too seldom. */
export function isCrisis(...texts: readonly string[]): boolean {
  const text = texts.join('\n').replace(harmless, ' ')
  return signs.some((sign) => sign.test(text))
}
