import type { Span } from './text.ts'

/**
 * What a claim's small words say. `polarity` is -1 when it denies; `share` is how much of the subject it speaks of
 * (1 all, 0.9 unsaid, 0.6 most, 0.45 many, 0.02 some); `certainty` 2 plain, 1 probable, 0 possible; `duty` is set for
 * must and should. `conditions` are the spans that limit the claim. `spans` are all the cue words, to be left out of
 * the content.
 */
export type Cues = {
  polarity: 1 | -1
  negations: Span[]
  share: number
  isShareSaid: boolean
  shareSpan: Span | null
  certainty: 0 | 1 | 2
  certaintySpan: Span | null
  duty: 'must' | 'should' | null
  conditions: Span[]
  denied: Span[]
  spans: Span[]
}

/** Shares of the subject. `generic` is the silent default: it denies "none", but not "some are not". */
export const shares = { all: 1, generic: 0.9, most: 0.6, many: 0.45, some: 0.02 }

type Share = Exclude<keyof typeof shares, 'generic'>

const NO_CLAIM_LEADS =
  /^(?:(?:oh|well|so|yes|yeah|yep|sure|honestly|basically|actually|frankly|personally|indeed|also|additionally|furthermore|moreover|however|but|and|in short|in summary|to summari[sz]e|in conclusion|overall|in fact|of course|as far as i know|afaik|imo|imho|to be honest|technically|interestingly|notably|note that|remember that|fun fact|strictly speaking|in general terms|short answer|the short answer is(?: that)?|based on my knowledge|from what i (?:know|remember)|i(?:'m| am) not (?:a|an) [a-z]+,? but|i'm not sure,? but|i (?:believe|think|guess|suppose|reckon|know)(?: that)?|i'd say(?: that)?|my (?:bet|guess|understanding) is(?: that)?|it is (?:known|well known|a fact|true) that|it's (?:known|well known|a fact|true) that|the truth is(?: that)?|the fact is(?: that)?|it turns out(?: that)?|as you may know|keep in mind that|according to [^,]{3,60}|research shows that|studies show that|please note that|you should know that|importantly|simply put|put simply|in other words|that is|you know|look|listen|in reality|historically|today|currently|nowadays|these days|broadly speaking)\b[,:.;!]*\s*)+/i

const DENIALS: RegExp[] = [
  /\bit(?:'s| is) (?:a (?:common )?(?:myth|misconception|fallacy|mistake)|(?:false|untrue|incorrect|wrong|not true|not the case|not correct|not accurate)(?: to say)?) (?:that|to)\b/gi,
  /\bthere is no (?:evidence|proof|indication|sign) (?:that|of|for)\b/gi,
  /\bno (?:good |solid |reliable |scientific )?evidence (?:that|of|for)\b/gi,
  /\bcontrary to (?:popular belief|what)\b/gi,
  /\b(?:is|are) (?:a|just a|only a) (?:common )?(?:myth|misconception|fallacy|hoax)\b/gi,
  /\b(?:is|are|was|were) (?:false|untrue|incorrect|wrong)\b(?=[.!]?$)/gi,
  /\b(?:fail(?:s|ed|ing)? to|unable to|refus(?:e|es|ed) to|declin(?:e|es|ed) to|neglect(?:s|ed)? to|incapable of|far from|anything but|no longer|not any ?more|absence of|do(?:es)? nothing to|did nothing to|by no means|in no way|never once|nowhere near|rather than being|avoid(?:s|ed|ing)?|refrain(?:s|ed|ing)? from|steer clear of|stay away from)\b/gi,
  /\b(?:lacks?(?! of)|lacked|lacking|devoid of)\b/gi,
  /\b(?<=(?:is|are|was|were|be|completely|entirely|being) )free (?:of|from)\b/gi,
  /\b(?:nobody|no one|no-one|nothing|nowhere|none|neither|never|cannot|can't|without|nor)\b/gi,
  /\b\w+n't\b|\bnot\b(?! (?:only|just|merely|least))/gi,
  /\bno\b(?! [^.,;]*\b(?:more|better|[a-z]+er)\b[^.,;]*\bthan\b(?! (?:[\d£$€]|an? |one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half)))(?! (?:doubt|matter|wonder|\d|one\b|longer\b|less\b|fewer\b|more than|later than|sooner))(?=[ .]|$)/gi,
]

const SHARES: [Share, 1 | -1, RegExp][] = [
  [
    'most',
    -1,
    /\b(?:hardly|scarcely|barely|almost|practically|virtually|next to) (?:any|anyone|anybody|anything|ever|no|nobody|none|no one|nothing|never)\b/gi,
  ],
  [
    'some',
    -1,
    /\bnot (?:all|every|everyone|everybody|everything|always|everywhere|necessarily|entirely|completely|both|the whole)\b(?: of the)?/gi,
  ],
  ['some', -1, /\b\w+n't (?:all|every|always|everyone|everything|necessarily|entirely|completely|both|the whole)\b/gi],
  [
    'most',
    1,
    /\b(?:almost|nearly|practically|virtually|not quite) (?:all|every|everyone|everybody|always|everything)\b/gi,
  ],
  [
    'most',
    1,
    /\b(?:(?:the|a|an)(?: \w+)? majority of|majority of|most(?: of(?: the)?)?(?= (?!(?:important|common|likely|popular|famous|recent|populous|successful|expensive|dangerous|powerful|widely|of all|beautiful|notable|points|efficient|effective|abundant|[a-z]+ed|[a-z]+(?:ous|ful|ive|ant|ent|ble|ular))\b)[a-z])|mostly|usually|generally|typically|normally|largely|mainly|predominantly|as a rule|in most cases|in general|tends? to|for the most part|ordinarily|chiefly)\b/gi,
  ],
  [
    'many',
    1,
    /\b(?:an? )?(?:large|great|big|major|significant|substantial|considerable|good|huge) (?:share|part|portion|proportion|number|chunk|fraction) of\b/gi,
  ],
  [
    'most',
    -1,
    /\b(?:rarely|seldom|a (?:small |tiny )?minority of|few(?= [a-z])(?! (?:hours|days|weeks|months|years|minutes|hundred|thousand))|infrequently|hardly|scarcely|barely|very few|only a few|only a handful of|little(?= (?:evidence|effect|impact|risk|difference|support)))\b/gi,
  ],
  [
    'some',
    1,
    /\b(?:sometimes|occasionally|at times|in some cases|in certain cases|in rare cases|now and then|on occasion|several|some(?= (?!\d))(?: of the| of)?|certain(?= [a-z]+s\b)|a few|a number of|parts? of(?= the| [A-Z])|partly|partially|at least some|from time to time)\b/gi,
  ],
  [
    'many',
    1,
    /\b(?:many(?: of the| of)?|numerous|a lot of|lots of|plenty of(?= [a-z]+s\b)|often|frequently|commonly|a large number of|a great many|much of)\b/gi,
  ],
  [
    'all',
    1,
    /\b(?:all(?: of)?(?: the)?(?! time\b)|every(?! (?:\d|other|two|three|four|few|hour|day|week|month|year))|everyone|everybody|everything|each(?! other)|both|always|without exception|the whole|the entire|whole|entire|invariably|universally|in all cases|any(?=one\b|body\b|thing\b| [a-z]))\b/gi,
  ],
]

const CERTAINTIES: [0 | 1, RegExp][] = [
  [
    1,
    /\b(?:likely|probably|presumably|most likely|seems?(?: to)?|seemed to|appears?(?= to| that)(?: to)?|(?:is|are|was|were|has been|have been)(?: \w+ly| widely| often| generally)? (?:thought|believed|said|reported|expected|suspected|assumed|presumed|rumou?red|supposed|alleged|claimed|projected|predicted|considered likely) to(?: have| be| have been)?|it is (?:thought|believed|said|likely|reported|expected|suspected|probable|widely believed) that|supposedly|allegedly|reportedly|apparently|arguably|traditionally|in theory|suggests?(?= that)|evidence suggests(?: that)?|some (?:experts|people|researchers|scholars|historians|scientists) (?:say|think|believe|argue|claim)(?: that)?|many (?:experts|people|researchers|scholars|historians|scientists) (?:say|think|believe|argue|claim)(?: that)?|is set to|there is a good chance)\b/gi,
  ],
  [
    0,
    /\b(?:may(?! \d)|might|could|possibly|perhaps|maybe|potentially|conceivably|it is possible that|it's possible that|there is a chance(?: that)?|in some circumstances|unclear whether|uncertain whether|has the potential to|can(?= (?:cause|lead|result|trigger|help|increase|raise|reduce|lower|worsen|improve|damage|harm|induce|interfere|affect|be (?:harmful|dangerous|fatal|toxic|effective|useful|helpful|deadly))\b))\b/gi,
  ],
]

const DUTIES: ['must' | 'should', RegExp][] = [
  [
    'must',
    /\b(?:must|shall|has to|have to|had to|(?:is|are) (?:required|obliged|obligated|legally required) to|need(?:s)? to|(?:legal )?(?:requirement|obligation|need) to|is to be|are to be)\b/gi,
  ],
  [
    'should',
    /\b(?:should|ought to|had better|'d better|(?:is|are) (?:advised|encouraged|recommended|supposed) to|it is (?:advisable|recommended|best) to)\b/gi,
  ],
]

const CONDITIONS: RegExp[] = [
  /\b(?:only if|even if|if|unless|provided(?: that)?|providing(?: that)?|as long as|so long as|on condition that|assuming(?: that)?|in case of|in the event of|except(?: for| in| when| if| that)?|depending on|subject to|only when|only (?:with|after|in|for|on|under|during|at|by)|but not(?= (?:for|in|when|if|at|on|to|with|after|during|all|always|necessarily))|other than|apart from|with the exception of|excluding)\b[^,;.]*/gi,
  /\b(?:when|whenever|while|once(?! (?:every|per|an?|in|more|again|each)\b))\b(?! (?:he|she|it|they|we|the \w+|[A-Z]\w+) (?:was|were|had|became|\w+ed)\b)[^,;.]*/gi,
  /\b(?:at sea level|at (?:standard|normal|atmospheric|high) (?:atmospheric )?(?:pressure|temperature|altitude)s?|under (?!any\b|all\b|no\b)(?:\w+ ){0,2}(?:conditions?|circumstances|pressure|supervision|loads?)|in (?:certain|rare|exceptional|specific|limited|special) (?:cases|circumstances|situations|conditions)|in moderation|in small (?:amounts|doses|quantities)|in large (?:amounts|doses|quantities)|with caution|(?:for|in|among) (?:adults|children|people|patients|those|users|men|women|infants|pregnant women|individuals|animals|customers|members|residents|households|companies) (?:with|without|who|whose|over|under|aged|older|younger|taking|that)[^,;.]*|in (?:healthy|pregnant|older|elderly|young|most healthy) (?:adults|women|people|patients|children))\b/gi,
]

const ONLY =
  /\b(?:only|solely|exclusively)\b(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|about|a (?:third|half|quarter|few|handful)|in \d))/gi

const CONTRASTS: RegExp[] = [
  /,\s*(?:and )?not (?:in |on |at |by |the |from )?[^,.;]+(?=[,.;]|$)/gi,
  /\bnot [^,.;]{2,40},? but (?:rather )?(?!not\b)/gi,
  /\b(?:rather than|instead of|as opposed to|unlike)\s[^,.;]+/gi,
]

/** Reads the small words of a claim in which numbers (`taken`) are already known, so that "no more than 5" denies nothing. */
export function readCues(text: string, taken: Span[]): Cues {
  const spans: Span[] = []
  const isFree = (span: Span): boolean =>
    [...taken, ...spans].every((other) => span.end <= other.start || span.start >= other.end)
  const find = (pattern: RegExp, isInside: (span: Span) => boolean = () => true): Span[] =>
    [...text.matchAll(pattern)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .filter((span) => span.end > span.start && isFree(span) && isInside(span))
  const lead = NO_CLAIM_LEADS.exec(text)
  if (lead && lead[0].length < text.length) spans.push({ start: 0, end: lead[0].length })
  const denied = contrasts(text, taken)
  const isPlain = (span: Span): boolean => denied.every((other) => span.end <= other.start || span.start >= other.end)
  const conditions = CONDITIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .filter((span) => isPlain(span) && !spans.some((other) => other.start <= span.start && span.start < other.end)),
  ).filter((span, i, all) => all.findIndex((other) => other.start < span.end && span.start < other.end) === i)
  const outside = (span: Span): boolean =>
    isPlain(span) && conditions.every((other) => span.end <= other.start || span.start >= other.end)
  const negations: Span[] = []
  const double = [...text.matchAll(DENIALS[0] ?? /$^/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  for (const span of double.filter(isFree)) {
    spans.push(span)
    negations.push(span)
  }
  const share = readShares(find, spans, outside)
  for (const pattern of DENIALS.slice(1)) {
    for (const span of find(pattern, outside)) {
      if (!isFree(span)) continue
      spans.push(span)
      negations.push(span)
    }
  }
  for (const span of find(ONLY, outside)) {
    conditions.push(span)
    spans.push(span)
  }
  const [certainty, certaintySpan] = firstOf(CERTAINTIES, find, spans, outside) ?? [2, null]
  const duty = firstOf(DUTIES, find, spans, outside)?.[0] ?? null
  const flips = negations.length + (share?.sign === -1 ? 1 : 0)
  const isNone = negations.some(({ start, end }) =>
    /^(?:no|none|nobody|no one|nothing|neither|never)$/i.test(text.slice(start, end)),
  )
  return {
    polarity: flips % 2 === 1 ? -1 : 1,
    negations: [...negations, ...(share?.sign === -1 ? [share.span] : [])],
    share: share ? shares[share.kind] : isNone ? shares.all : shares.generic,
    isShareSaid: share !== null,
    shareSpan: share?.span ?? null,
    certainty,
    certaintySpan,
    duty,
    conditions,
    denied,
    spans,
  }
}

type Find = (pattern: RegExp, isInside?: (span: Span) => boolean) => Span[]

function readShares(
  find: Find,
  spans: Span[],
  outside: (span: Span) => boolean,
): { kind: Share; sign: 1 | -1; span: Span } | null {
  const found: { kind: Share; sign: 1 | -1; span: Span }[] = []
  for (const [kind, sign, pattern] of SHARES) {
    for (const span of find(pattern, outside)) {
      spans.push(span)
      found.push({ kind, sign, span })
    }
  }
  const rank = ({ kind, sign }: { kind: Share; sign: 1 | -1 }): number =>
    (kind === 'all' ? 2 : 0) - (sign === -1 ? 1 : 0)
  return found.toSorted((a, b) => rank(a) - rank(b) || a.span.start - b.span.start)[0] ?? null
}

function firstOf<T>(
  table: [T, RegExp][],
  find: Find,
  spans: Span[],
  outside: (span: Span) => boolean,
): [T, Span] | null {
  let first: [T, Span] | null = null
  for (const [kind, pattern] of table) {
    for (const span of find(pattern, outside)) {
      spans.push(span)
      first ??= [kind, span]
    }
  }
  return first
}

/** "Canberra, not Sydney" and "not Sydney but Canberra": the named alternative is denied, the claim itself is not. */
function contrasts(text: string, taken: Span[]): Span[] {
  return CONTRASTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ).filter((span) => span.start > 0 && taken.every((other) => other.end <= span.start || other.start >= span.start + 4))
}
