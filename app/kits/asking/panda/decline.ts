import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { toReply, type Reply } from './reply.ts'

/** Somebody who speaks of ending or hurting themselves is told kindly where help is, before anything else. */
const IN_NEED = anyOf(
  /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) myself\b/i,
  /\bsuicid(?:e|al)\b/i,
  /\b(?:end|take|ending|taking) my (?:own )?life\b/i,
  /\b(?:want|wish|going) to die\b/i,
  /\bself[- ]?harm\b/i,
  /\bdo not want to (?:live|be alive)\b/i,
  /\bdon'?t want to (?:live|be alive)\b/i,
)

/** Harm to others, and what the law forbids nearly everywhere. */
const HARM = anyOf(
  /\b(?:make|build|get|buy|sell|mix|cook|where|how)\b.*\b(?:bombs?|explosives?|poison|cocaine|heroin|meth|fentanyl|guns?|weapons?|grenades?|malware|ransomware)\b/i,
  /\b(?:poison|murder|kill|stab|strangle|kidnap|stalk|blackmail) (?:my|a|an|the|his|her|some|this|that|him|them|people|some(?:body|one))\b/i,
  /\b(?:pick|force|break) (?:a|the|my neighbou?r'?s?)? ?locks?\b/i,
  /\b(?:hack|break) into\b(?!.*\bmy\b)/i,
)

/** Prompts that try to make the panda leak or obey. It has nothing to give: no prompt, no keys, no rights. */
const ATTEMPT = anyOf(
  /\b(?:ignore|disregard|forget|override|bypass|drop)\b.{0,30}\b(?:instructions?|rules|prompts?|guidelines|everything (?:above|before)|all of the above|previous|restrictions)\b/i,
  /\b(?:system|hidden|secret|initial|internal|developer) (?:prompt|message|instructions?|rules)\b/i,
  inOrder(
    /\b(?:print|reveal|show|repeat|output|display|tell me|give me|list|dump|leak)\b.{0,40}\b/i,
    anyOf(
      /your (?:instructions?|rules|prompt|source code|configuration)/i,
      /(?:all )?(?:the )?(?:api|secret|private) keys?/i,
      /secrets?/i,
      /environment (?:file|variables) (?:of|on)/i,
      /passwords/i,
      /credentials/i,
      /tokens/i,
    ),
    /\b/i,
  ),
  /\b(?:print|reveal|show|repeat|output|display|tell me|give me|list|dump|leak|read|open)\b.{0,40}\.env\b/i,
  /\byou are (?:now )?(?:dan|jailbroken|root|unrestricted|in developer mode)\b/i,
  /\b(?:pretend|act|talk|behave)\b.{0,40}\b(?:no rules|without (?:any )?(?:rules|limits|restrictions|filters?)|unrestricted)\b/i,
  /\bhave no rules\b/i,
  /\bmake me (?:an? )?(?:admin|administrator|root|owner)\b/i,
  /\bgive me (?:admin|root)\b/i,
  /\b(?:drop|truncate) table\b/i,
  /\brm -rf\b/i,
  /\b(?:select \* from|union select)\b/i,
  /\bsudo \w+/i,
  /^(?:please )?(?:run|execute)\b.{0,30}\b(?:shell|command on|on (?:the|this) server)\b/i,
)

/** What others keep here, or who they are, is theirs. */
const OTHERS = anyOf(
  inOrder(
    /\b(?:e-?mails?|mail addresses|address(?:es)?|phone|telephone|numbers?|passwords?|names?|messages|questions|runs|data|chats?|history|password|location|ip)\b.{0,25}\b/i,
    /(?:of|from|belonging to|other|another|all|some(?:one|body))\b.{0,25}\b/i,
    /(?:members?|users?|people|person|visitors?|somebody|someone|neighbou?rs?|wife|husband|daughter|son|boss|ex|girlfriend|boyfriend)\b/i,
  ),
  /\b(?:admin(?:istrator)?|operator|owner|member|user|somebody|someone)(?:'s|s')? (?:password|home address|phone number|private)\b/i,
  /\bpassword\b.{0,12}\b(?:does|did) (?:the )?(?:admin|operator|owner)\b/i,
  /\b(?:questions|messages|chats|runs)\b.{0,10}\b(?:other|another)\b.{0,12}\b(?:members?|users?|people|person)\b/i,
  /\b(?:questions|messages|chats|searches)(?: that)? my (?!own\b)\w+(?: \w+)? (?:asked|wrote|sent|typed|made)\b/i,
)
/** An order to act on what is somebody else's: "delete the account of user maria". */
const FOR_OTHERS = anyOf(
  inOrder(
    /^(?:please |can you |could you )*(?:delete|close|remove|ban|block|suspend|reset|change|hack)\b.{0,30}\b(?:account|profile|password|login|plan)\b.{0,12}\b(?:of|from|belonging to)\b/i,
    /(?! (?:mine|me|us|ours|(?:my|our) (?:own|account|profile))\b)/i,
  ),
  /^(?:please |can you |could you )*(?:delete|close|ban|block|suspend|hack) (?!my\b|our\b|the\b|an?\b|this\b)\S+(?:'s|’s) (?:account|profile)\b/i,
)
/** "Can other people see my questions" asks about one's own. */
const OWN = /\b(?:my|mine|our|i|me|we)\b/i
const SHOW =
  /^(?:please )?(?:show|give|tell|send|list|get|find|print|what(?:'s| is| are)|who(?:'s| is)|where does|where do)\b.*/i

/** Other companies' products: what to press there is known to them. Those this place works with are left out. */
const PRODUCT_NAMES = anyOf(
  /facebook|instagram|tiktok|snapchat|whatsapp|telegram|twitter|linkedin|pinterest|reddit/i,
  /netflix|spotify|disney\+?|hulu|youtube|amazon|ebay|paypal|airbnb|uber|booking\.com/i,
  /iphone|ipad|macbook|android phone|samsung|windows(?: \d+)?|macos/i,
  /microsoft (?:word|office|teams)|excel|powerpoint|outlook|onedrive|dropbox|icloud|photoshop/i,
  /zoom meeting|slack|discord|steam|playstation|xbox|nintendo|alexa|siri|tesla|wordpress|shopify/i,
)
const PRODUCTS = new RegExp(`\\b(${PRODUCT_NAMES.source})\\b`, 'i')
/** Where it is used to come here, or compared with here, the question is about here. */
const HERE = /\b(?:here|this (?:site|place|page|app)|frenly|you)\b/i
const USED_HERE = anyOf(
  /\b(?:on|from|with) (?:my|an?|the) (?:iphone|ipad|macbook|samsung)\b/i,
  /\b(?:on|for|under) (?:windows|macos)\b/i,
  /\b(?:pay(?:ing)?|payments?|subscribe|sign(?:ing)? (?:in|up)|log(?:ging)? ?in|register|join) (?:with|by|through|via|using)\b/i,
  /\bapps? (?:for|on)\b/i,
)

/**
 * What the panda declines before it looks anything up, each with a sentence of its own; null for everything else. A person in
 * need is not declined: they are told where help is.
 */
export function declineToAnswer(message: string): Reply | null {
  if (IN_NEED.test(message))
    return toReply(
      'talk',
      'I am sorry that it is so hard right now. I am only a program and cannot help with this, but people can: please call your local emergency number or a crisis line now, or tell somebody near you.',
    )
  if (ATTEMPT.test(message))
    return toReply(
      'unknown',
      'I keep no secrets and have no rights to give. I only answer about this place and open its tools.',
    )
  if (HARM.test(message)) return toReply('unknown', 'I do not help with what could hurt somebody.')
  if (FOR_OTHERS.test(message) || (OTHERS.test(message) && (SHOW.test(message) || !OWN.test(message))))
    return toReply(
      'unknown',
      'What others keep here, and who they are, is theirs. I do not know it and do not look for it.',
    )
  return null
}

/** What is asked about another company's product, and nothing of the help answers; null for everything else. */
export function declineProduct(message: string): Reply | null {
  const [product] = PRODUCTS.exec(message) ?? []
  if (!product || HERE.test(message) || USED_HERE.test(message)) return null
  return toReply('unknown', `That is about ${product}, which I know nothing of. I know this place and its tools.`)
}
