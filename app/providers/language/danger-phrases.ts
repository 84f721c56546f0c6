export type DangerLabel = 'threat' | 'self-harm'

const HURT = String.raw`(?:kill|murder|stab|shoot|strangle|hurt|hit|punch|slap|burn|break|smash|find and kill)`
const PERSON = String.raw`(?:you|ya|u|him|her|them|your (?:family|kids|children|wife|husband|mother|face|legs|neck|house))`

/** What is said outright. Patterns ask for a person who does it, so that films, games and processes pass. */
const phrases: readonly { label: DangerLabel; pattern: RegExp }[] = [
  {
    label: 'threat',
    pattern: new RegExp(
      String.raw`\b(?:i|we)(?:'ll|’ll| will| am going to|'m going to|’m going to| are going to|'re going to|'m gonna|’m gonna| gonna| shall)(?: \w+){0,2} ${HURT} ${PERSON}\b`,
      'i',
    ),
  },
  {
    label: 'threat',
    pattern:
      /\b(?:i|we)(?:'ll| will|'m gonna| gonna|'m going to|'re going to) beat (?:you|him|her|them) (?:up|to|until|till|so hard)\b/i,
  },
  { label: 'threat', pattern: /\b(?:i|we) know where (?:you|u) (?:live|sleep|work)\b/i },
  {
    label: 'threat',
    pattern: /\b(?:you(?:'re| are)?|u r) (?:going to|gonna) (?:die|regret (?:this|it)|pay for (?:this|it) with)\b/i,
  },
  { label: 'threat', pattern: /\bwatch your back\b/i },
  { label: 'threat', pattern: /\b(?:go|just) (?:and )?(?:kill|hang) (?:yourself|urself)\b|\bkys\b/i },
  {
    label: 'self-harm',
    pattern: /\b(?:i|to|wanna|might|should|could|will|i'll) (?:just )?(?:kill|hang|cut|hurt|harm) myself\b/i,
  },
  {
    label: 'self-harm',
    pattern:
      /\b(?:want|wanna|going|plan(?:ning)?|ready|decided) (?:to )?(?:end my life|end it all|take my (?:own )?life|die|commit suicide|be dead|not wake up)\b/i,
  },
  {
    label: 'self-harm',
    pattern:
      /\b(?:i(?:'m| am| feel)? (?:so |really )?suicidal|no reason (?:for me )?to (?:live|go on)|better off without me|don'?t want to (?:be alive|live any ?more|exist))\b/i,
  },
]

/** Threats and self-harm said outright, in English. */
export function findDangers(text: string): Set<DangerLabel> {
  const plain = text.replace(/[’`]/g, "'").replace(/\s+/g, ' ')
  return new Set(phrases.filter(({ pattern }) => pattern.test(plain)).map(({ label }) => label))
}
