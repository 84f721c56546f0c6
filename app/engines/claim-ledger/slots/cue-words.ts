import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { monthPattern } from '#app/engines/english/english.ts'
/** Shares of the subject. `generic` is the silent default: it denies "none", but not "some are not". */
export const shares = { all: 1, generic: 0.9, most: 0.6, many: 0.45, some: 0.02 }

export type Share = Exclude<keyof typeof shares, 'generic'>

/** Particles that are opposites where they end their phrase. */
export const particlePairs: readonly [RegExp, RegExp][] = [
  [standing('on'), standing('off')],
  [standing('up'), standing('down')],
  [standing('in'), standing('out')],
]

function standing(word: string): RegExp {
  return new RegExp(`\\b${word}\\b(?=[.,;!]|$| (?:and|when|if|while|before|after|at|every|twice|again)\\b)`, 'i')
}

export const NO_CLAIM_LEADS = new RegExp(
  String.raw`^(?:(?:oh|well|so|yes|yeah|yep|sure|honestly|basically|actually|frankly|personally|indeed|` +
    String.raw`also|additionally|furthermore|moreover|however|but|and|in short|in summary|to summari[sz]e|` +
    String.raw`in conclusion|overall|in fact|of course|as far as i know|afaik|imo|imho|to be honest|technically|` +
    String.raw`interestingly|notably|note that|remember that|fun fact|strictly speaking|in general terms|` +
    String.raw`short answer|the short answer is(?: that)?|based on my knowledge|from what i (?:know|remember)|` +
    String.raw`i(?:'m| am) not (?:a|an) [a-z]+,? but|i'm not sure,? but|i (?:believe|think|guess|suppose|` +
    String.raw`reckon|know)(?: that)?|i'd say(?: that)?|my (?:bet|guess|understanding) is(?: that)?|it is ` +
    String.raw`(?:known|well known|a fact|true) that|it's (?:known|well known|a fact|true) that|the truth ` +
    String.raw`is(?: that)?|the fact is(?: that)?|it turns out(?: that)?|as you may know|keep in mind that|` +
    String.raw`according to [^,]{3,60}|research shows that|studies show that|please note that|you should ` +
    String.raw`know that|importantly|simply put|put simply|in other words|that is|you know|look|listen|in ` +
    String.raw`reality|historically|today|currently|nowadays|these days|broadly speaking)\b[,:.;!]*\s*)+`,
  'i',
)

export const DENIALS: RegExp[] = [
  new RegExp(
    String.raw`\bit(?:'s| is| was| would be|'d be) (?:a (?:common )?(?:myth|misconception|fallacy|mistake)|(?:false|untrue|incorrect|` +
      String.raw`wrong|not true|not the case|not correct|not accurate|a mistake|misleading)(?: to (?:say|claim|suggest|think|believe|assume|state))?) (?:that|to)\b`,
    'gi',
  ),
  /\bthere(?:'s| is| was) (?:simply |just |absolutely )?no (?:way|chance|possibility|question)(?: (?:that|of))?\b/gi,
  /\bthere is no (?:evidence|proof|indication|sign) (?:that|of|for)\b/gi,
  /\bno (?:good |solid |reliable |scientific )?evidence (?:that|of|for)\b/gi,
  /\bcontrary to (?:popular belief|what)\b/gi,
  /\b(?:is|are) (?:a|just a|only a) (?:common )?(?:myth|misconception|fallacy|hoax)\b/gi,
  /\b(?:is|are|was|were) (?:false|untrue|incorrect|wrong)\b(?=[.!]?$)/gi,
  new RegExp(
    String.raw`\b(?:fail(?:s|ed|ing)? to|unable to|refus(?:e|es|ed) to|declin(?:e|es|ed) to|neglect(?:s|ed)? ` +
      String.raw`to|incapable of|far from|anything but|no longer|not any ?more|absence of|do(?:es)? nothing ` +
      String.raw`to|did nothing to|by no means|in no way|never once|nowhere near|rather than being|avoid(?:s|` +
      String.raw`ed|ing)?|refrain(?:s|ed|ing)? from|steer clear of|stay away from)\b`,
    'gi',
  ),
  /\bno (?:more|less) (?=[a-z]+ than (?!\d))/gi,
  /\b(?:have|has|had|is|are|was|were) yet to\b/gi,
  /\brul(?:e|es|ed|ing) out(?= (?:\w+ing|the|any|a)\b)/gi,
  /\b(?:unlikely|improbable|implausible|doubtful)(?: (?:to|that|whether))?\b/gi,
  /\bden(?:y|ies|ied|ying)(?= (?:ever )?(?:having|that|being|any|all)\b)/gi,
  /\b(?<=(?:is|are|was|were|be|been|being) )out of (?=(?:tolerance|stock|reach|date|danger|range|bounds|use|service|print)\b)/gi,
  /\b(?:lacks?(?! of)|lacked|lacking|devoid of)\b/gi,
  /\b(?<=(?:is|are|was|were|be|completely|entirely|being|and|,) )free (?:of|from)\b/gi,
  /\b(?:nobody|no one|no-one|nothing(?! else[.!]?$)|nowhere|none|neither|never|(?:cannot|can't)(?! (?:stand|bear|help|wait)\b)|without|nor)\b/gi,
  /(?:\b\w+n't\b(?! (?:stand|bear|help|wait)\b)|\bnot\b(?! (?:only|just|merely|least|impossible|illegal|unlawful|uncommon|unusual|unheard of)\b))(?![^.;]*\buntil\b)/gi,
  new RegExp(
    String.raw`\bno\b(?! [^.,;]*\b(?:more|better|[a-z]+er)\b[^.,;]*\bthan\b(?! (?:[\d£$€]|an? |one|two|three|` +
      String.raw`four|five|six|seven|eight|nine|ten|twelve|twenty|half)))(?! (?:doubt|matter|wonder|rival|equal|match|surprise|\d|one\b|` +
      String.raw`longer\b|less\b|fewer\b|more than|later than|sooner|(?:further|more)\b[.;,]))(?=[ .]|$)`,
    'gi',
  ),
]

export const SHARES: [Share, 1 | -1, RegExp][] = [
  [
    'most',
    -1,
    new RegExp(
      String.raw`\b(?:hardly|scarcely|barely|almost|practically|virtually|next to) (?:any|anyone|anybody|anything|` +
        String.raw`ever|no|nobody|none|no one|nothing|never)\b`,
      'gi',
    ),
  ],
  [
    'some',
    -1,
    new RegExp(
      String.raw`\bnot (?:all|every|everyone|everybody|everything|always|everywhere|necessarily|entirely|completely|` +
        String.raw`both|the whole)\b(?: of the)?`,
      'gi',
    ),
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
    new RegExp(
      String.raw`\b(?:(?:the|a|an)(?: \w+)? majority of|majority of|(?:the )?(?:bulk|better part|lion's share) of|most(?: of(?: the)?)?(?= (?!(?:important|` +
        String.raw`common|likely|popular|famous|recent|populous|successful|expensive|dangerous|powerful|widely|` +
        String.raw`of all|beautiful|notable|points|efficient|effective|abundant|[a-z]+ed|[a-z]+(?:ous|ful|ive|` +
        String.raw`ant|ent|ble|ular))\b)[a-z])|mostly|usually|generally|typically|normally|largely|` +
        String.raw`mainly|predominantly|` +
        String.raw`as a rule|in most cases|in general|tends? to|for the most part|ordinarily|chiefly)\b`,
      'gi',
    ),
  ],
  [
    'many',
    1,
    new RegExp(
      String.raw`\b(?:an? )?(?:large|great|big|major|significant|substantial|considerable|good|huge) (?:share|` +
        String.raw`part|portion|proportion|number|chunk|fraction) of\b`,
      'gi',
    ),
  ],
  [
    'most',
    -1,
    new RegExp(
      String.raw`\b(?:not (?:many|much|often|usually|frequently|commonly|a lot of)|rarely|seldom|a (?:small |tiny )?minority of|(?<!\b[Aa] )few(?= [a-z])(?! (?:hours|days|weeks|months|` +
        String.raw`years|minutes|hundred|thousand))|infrequently|hardly|scarcely|barely|very few|only a few|only ` +
        String.raw`a handful of|little(?= (?:evidence|effect|impact|risk|difference|support)))\b`,
      'gi',
    ),
  ],
  [
    'some',
    1,
    new RegExp(
      String.raw`\b(?:sometimes|occasionally|at times|in some cases|in certain cases|in rare cases|now and ` +
        String.raw`then|on occasion|several|some(?= (?!\d))(?: of the| of)?|certain(?= [a-z]+s\b)|a few|a number ` +
        String.raw`of|parts? of(?= the| [A-Z])|partly|partially|at least some|from time to time)\b`,
      'gi',
    ),
  ],
  [
    'many',
    1,
    new RegExp(
      String.raw`\b(?:many(?: of the| of)?|numerous|a lot of|lots of|plenty of(?= [a-z]+s\b)|often|frequently|` +
        String.raw`commonly|a large number of|a great many|much of)\b`,
      'gi',
    ),
  ],
  [
    'all',
    1,
    new RegExp(
      String.raw`\b(?:all(?: of)?(?: the)?(?! time\b)|every(?! (?:\d|other|two|three|four|few|hour|day|week|` +
        String.raw`month|year))|everyone|everybody|everything|each(?! other)|both|always|without exception|the ` +
        String.raw`whole|the entire|whole|entire|invariably|universally|in all cases|any(?=one\b|body\b|thing\b|` +
        String.raw` [a-z]))\b`,
      'gi',
    ),
  ],
]

export const CERTAINTIES: [0 | 1, RegExp][] = [
  [
    1,
    new RegExp(
      String.raw`\b(?:likely|probably|presumably|most likely|in all (?:probability|likelihood)|unlikely(?: to)?|improbable|doubtful|seems?(?: to)?|seemed to|appears?(?= to| that)(?: ` +
        String.raw`to)?|(?:is|are|was|were|has been|have been)(?: \w+ly| widely| often| generally)? (?:thought|` +
        String.raw`believed|said|reported|expected|suspected|assumed|presumed|rumou?red|supposed|alleged|claimed|` +
        String.raw`projected|predicted|considered likely) to(?: have| be| have been)?|it(?: is|'s) (?:thought|believed|` +
        String.raw`said|likely|reported|expected|suspected|probable|widely believed) that|supposedly|allegedly|` +
        String.raw`reportedly|apparently|arguably|traditionally|in theory|suggests?(?= that)|evidence suggests(?: ` +
        String.raw`that)?|some (?:experts|people|researchers|scholars|historians|scientists) (?:say|think|believe|` +
        String.raw`argue|claim)(?: that)?|many (?:experts|people|researchers|scholars|historians|scientists) ` +
        String.raw`(?:say|think|believe|argue|claim)(?: that)?|is set to|there is a good chance)\b`,
      'gi',
    ),
  ],
  [
    0,
    new RegExp(
      String.raw`\b(?:may(?! \d)|might|could|possibly|perhaps|maybe|potentially|conceivably|it is possible ` +
        String.raw`that|it's possible that|there is a chance(?: that)?|in some circumstances|unclear whether|` +
        String.raw`uncertain whether|has the potential to|can(?= (?:cause|lead|result|trigger|help|increase|raise|` +
        String.raw`reduce|lower|worsen|improve|damage|harm|induce|interfere|affect|be (?:harmful|dangerous|fatal|` +
        String.raw`toxic|effective|useful|helpful|deadly))\b))\b`,
      'gi',
    ),
  ],
]

export const DUTIES: ['must' | 'should', RegExp][] = [
  [
    'must',
    new RegExp(
      String.raw`\b(?:must|shall|has to|have to|had to|(?:is|are) (?:required|obliged|obligated|legally required) ` +
        String.raw`to|need(?:s)? to|(?:legal )?(?:requirement|obligation|need) to|is to be|are to be)\b`,
      'gi',
    ),
  ],
  [
    'should',
    new RegExp(
      String.raw`\b(?:should|ought to|had better|'d better|(?:is|are) (?:advised|encouraged|recommended|supposed) ` +
        String.raw`to|it is (?:advisable|recommended|best) to)\b`,
      'gi',
    ),
  ],
]

export const CONDITIONS: RegExp[] = [
  new RegExp(
    String.raw`\b(?:between|from) ${monthPattern} (?:and|to|until|till|through) ${monthPattern}\b(?! \d)`,
    'g',
  ),
  inOrder(
    /\b/gi,
    anyOf(
      /at night/gi,
      /after dark/gi,
      /by day/gi,
      /by night/gi,
      /during the (?:day|night|week|winter|summer|holidays|school year)/gi,
      /in (?:the )?(?:winter|summer)(?= months|[.,;]|$)/gi,
      /on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days/gi,
    ),
    /\b/gi,
  ),
  /^(?:with(?! (?:a|an) (?:population|area|height|length|total)\b| \d)|without|given)\b (?:[^,;.]|[.](?=\d))*(?=,)/gi,
  new RegExp(
    String.raw`\b(?:only if|even if|if|unless|provided(?: that)?|providing(?: that)?|as long as|so long as|` +
      String.raw`on condition that|assuming(?: that)?|in case of|in the event of|save for|barring|aside from|but for|except(?: for| in| when| if|` +
      String.raw` that)?|depending on|subject to|only when|only (?:with|after|in|for|on|under|during|at|by)|` +
      String.raw`but not(?= (?:for|in|when|if|at|on|to|with|after|during|all|always|necessarily))|other than|` +
      String.raw`apart from|with the exception of|excluding)\b(?:[^,;.]|[.](?=\d))*`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:when|whenever|while|once(?! (?:every|per|an?|in|more|again|each|\w+ed|was|were|had)\b))\b(?! (?:he|she|it|` +
      String.raw`they|we|the \w+|[A-Z]\w+) (?:was|were|had|became|\w+ed)\b)(?:[^,;.]|[.](?=\d))*`,
    'gi',
  ),
  /\b(?:between|from) (?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?|noon|midnight) (?:and|to|until|till) (?:\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b\.?|noon|midnight)/gi,
  /\b(?:on|at) (?:weekdays|weekends|week-?ends|bank holidays|public holidays)\b|\b(?:at|during) the weekends?\b/gi,
  /\b(?:outside|during|within) (?:normal |regular )?(?:office|business|opening|working|peak|school) hours\b/gi,
  new RegExp(
    String.raw`\b(?:at sea level|at (?:standard|normal|atmospheric|high) (?:atmospheric )?(?:pressure|temperature|` +
      String.raw`altitude)s?|under (?!any\b|all\b|no\b)(?:\w+ ){0,2}(?:conditions?|` +
      String.raw`circumstances|pressure|supervision|` +
      String.raw`loads?)|in (?:certain|rare|exceptional|specific|limited|special) (?:cases|circumstances|situations|` +
      String.raw`conditions)|in moderation|in small (?:amounts|doses|quantities)|in large (?:amounts|doses|` +
      String.raw`quantities)|with caution|(?:for|in|among) (?:adults|children|people|patients|those|users|men|` +
      String.raw`women|infants|pregnant women|individuals|animals|customers|members|residents|households|companies) ` +
      String.raw`(?:with|without|who|whose|over|under|aged|older|younger|taking|that)[^,;.]*|in (?:healthy|` +
      String.raw`pregnant|older|elderly|young|most healthy) (?:adults|women|people|patients|children))\b`,
    'gi',
  ),
]

export const ONLY = new RegExp(
  String.raw`\b(?:only|solely|exclusively)\b(?! (?:then\b|\d|one|two|three|four|five|six|seven|eight|nine|ten|` +
    String.raw`about|a (?:third|half|quarter|few|handful|minority|fraction)|in \d))`,
  'gi',
)

export const CONTRASTS: RegExp[] = [
  /\((?:but |and )?not [^()]{2,40}\)/gi,
  /,? and (?:no|nobody|nothing|no one) (?:other|else)\b[^,.;]*(?:,|(?=[.;]|$))/gi,
  /,?\s*(?:and )?(?:not|never) (?:the (?:other way (?:a?round|about)|reverse|opposite)|vice versa|conversely)\b/gi,
  /,\s*(?:and )?not (?:in |on |at |by |the |from )?[^,.;]+(?=[,.;]|$)/gi,
  /\bnot [^,.;]{2,40},? but (?:rather )?(?!not\b)/gi,
  /\b(?:is|are|was|were)(?:n't| not) [^,.;]{2,40},(?: [^,.;]{2,40},)? (?=(?:it|he|she|they)(?:'s|'re| is| are| was| were) )/gi,
  /\b(?:rather than|instead of|as opposed to|unlike)\s[^,.;]+/gi,
]

export const NONE = /^(?:no|none|nobody|no one|nothing|neither|never)$/i
