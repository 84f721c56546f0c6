/** How stories of things that come and go are told; holdings.ts works them out. Expects lower case and digits. */

const N = String.raw`\d{1,6}(?:\.\d{1,2})?`
const THING = String.raw`[a-z][a-z ]*?`
const IN_EACH = `(?: (?<of>of|with|containing|holding|that each (?:have|hold|contain)) (?<each>${N}) (?<inner>${THING})(?<everyone> each| in each| apiece)?)?`
const PLACE = '(?: (?:in|on|at|inside|under) (?:an? |the |his |her |my |our |their )?[a-z]+(?: [a-z]+)?)?'
export const START = [
  new RegExp(
    `^(?:if |suppose |say )?(?<who>i|we|you|he|she|they|(?:an? |the |my |our |his |her )?[a-z]+(?: [a-z]+)?) (?:have|has|had|starts?(?: out)? with|started with|owns?|owned|buys?|bought|picks?|picked|bakes?|baked|makes?|made|collects?|collected|gets?|got|contains?|holds?) (?<many>${N}) (?<thing>${THING})${IN_EACH}${PLACE}$`,
  ),
  new RegExp(`^(?:if )?(?:there )?(?<who>are|were|is|was) (?<many>${N}) (?<thing>${THING})${IN_EACH}${PLACE}$`),
]
export const EACH_HOLDS = new RegExp(
  `^(?:each|every) (?<outer>[a-z]+) (?:has|holds|contains) (?<each>${N}) (?<inner>${THING})$|^(?:each with|with) (?<each2>${N}) (?<inner2>${THING}) in each(?: [a-z]+)?$`,
)
const LESS =
  'gives?|gave|gives? away|gave away|eats?|ate|loses?|lost|sells?|sold|uses?|used|spends?|spent|drops?|dropped|breaks?|broke|donates?|donated|throws? away|threw away|takes? away|took away|drinks?|drank|reads?|read|returns?|returned|removes?|removed'
const MORE =
  'buys?|bought|finds?|found|gets?|got|receives?|received|gains?|gained|earns?|earned|adds?|added|collects?|collected|picks?|picked|wins?|won|bakes?|baked|borrows?|borrowed|(?:is|was|are|were|am) given|has another|have another'
const GONE =
  'break|broke|fly away|flew away|leave|left|die|died|get off|got off|run away|ran away|rot|melt|melted|burst|pop|popped|(?:are|were|get|got) (?:absent|missing|eaten|sold|broken|lost|stolen|taken|used|rotten|smashed|killed|removed|given away)'
const COME =
  'come|came|arrive|arrived|join|joined|get on|got on|hatch|hatched|land|landed|(?:are|were) (?:added|born|bought|delivered)'
const OTHERS = '(?<from>(?:an? |the |my |his |her |their |our )?[a-z]+)'
const RECEIVER = 'him|her|me|us|them|you'
const OF = String.raw`(?: of (?:them|it|these|those|the rest|the remaining [a-z]+|the remainder|what is left|what was left|(?:his|her|their|my|our|your|the|its) [a-z]+(?: [a-z]+)?))?`
const SHARE = String.raw`(?<share>\d{1,3}\/\d{1,3}|\d{1,3}(?:\.\d)? ?(?:%|percent))${OF}`
const COUNT = `(?<many>${N})(?: more| other| extra)?(?: of (?:them|these|those|(?:his|her|their|my|our|your|the) ${THING}))?(?<thing> (?!(?:to|for|with|on|from|in|at|of) )${THING})?`
const TO =
  '(?: (?:to|for|with|on) (?:each of (?<eachOf>(?:his|her|my|the|their|our) \\d{1,4} [a-z]+)|(?:an? |the |his |her |my |their |our )?[a-z]+(?: [a-z]+)?))?(?: (?:away|back|himself|herself|later|for (?:lunch|dinner|breakfast)))?'
export const CHANGES: readonly (readonly [form: RegExp, sign: 1 | -1])[] = [
  [new RegExp(`^${OTHERS} (?:gives?|gave|hands?|handed|brings?|brought) (?:${RECEIVER}) ${COUNT}$`), 1],
  [
    new RegExp(
      `^${OTHERS} (?:takes?|took|steals?|stole|eats?|ate|borrows?|borrowed) ${COUNT}(?: (?:from|of) (?:${RECEIVER}))?$`,
    ),
    -1,
  ],
  [new RegExp(`^(?<doer>[a-z]+ )?(?:${LESS}) (?:${COUNT}|${SHARE})${TO}$`), -1],
  [
    new RegExp(`^(?<doer>[a-z]+ )?(?:gives?|gave) (?:[a-z]+|his [a-z]+|her [a-z]+|my [a-z]+) (?:${COUNT}|${SHARE})$`),
    -1,
  ],
  [new RegExp(`^(?<doer>[a-z]+ )?(?:${MORE}) ${COUNT}${TO}$`), 1],
  [new RegExp(`^(?:${COUNT}|${SHARE}) (?:${GONE})$`), -1],
  [new RegExp(`^${COUNT} (?:${COME})${PLACE}$`), 1],
]
export const ALL_BUT = new RegExp(`^all (?:but|except) (?<many>${N})(?: of them)? (?:${LESS}|${GONE})$`)
export const BARE = new RegExp(`^${COUNT}(?<to>${TO})$`)
export const QUESTION = /^(?<story>.+?)[,.;:]? (?:so |then |now |and )?how (?:many|much) (?<asked>.+)$/
export const TURNED = /^how (?:many|much) (?<asked>.+?) (?:if|when|after) (?<story>.+)$/
export const PARTS = /\s*(?:[,;]|\.(?!\d))\s*(?:and |but |then |so )*|\s+(?:and then|and|(?<!\ball )but|then)\s+/
/** Of things that are just there. */
export const NOBODY = /^(?:are|were|is|was)$/
export const PRONOUN = /^(?:he|she|they|it)$/
/** Whoever has brothers is a brother: people are not in each other as eggs are in boxes. */
export const KIN =
  /\b(?:brothers?|sisters?|mothers?|fathers?|parents?|sons?|daughters?|child|children|friends?|wives|wife|husbands?)\b/
/** Words a question about what is had may use besides the names of the story; any other asks something else. */
export const ASKING = new Set(
  'good whole unbroken uneaten full intact are is were was do does did will would can he she they i we you it has have had got left now remain remaining remains still in total altogether there all at end the be up over then alive present of on inside them his her my their our your after that today'.split(
    ' ',
  ),
)
export const AT_THE_END =
  /^(?:left|now|remain|remaining|remains|still|has|have|had|total|altogether|all|end|there|present|on|in)$/
export const SUMMING = /\b(?:altogether|in total|in all)\b/
