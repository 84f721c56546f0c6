import { STATUS_CODES } from 'node:http'
import { toTable } from '#app/platform/table.ts'
import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import type { Source } from '../knowledge.ts'
import type { Finding } from './finding.ts'

/** What the first digit says, after RFC 9110, section 15. */
const CLASSES: Record<string, string> = toTable({
  1: 'informational: the request was received and the work goes on',
  2: 'a success: the request was received, understood and accepted',
  3: 'a redirection: something more must be done to complete the request',
  4: 'a client error: the request is wrong or cannot be fulfilled',
  5: 'a server error: the server could not fulfil a request that seems valid',
})
const quoteOf = (code: string): Source => ({
  title: 'IANA registry of HTTP status codes, as Node.js carries it',
  url: 'https://www.iana.org/assignments/http-status-codes/',
  license: 'MIT',
  quote: `${code}: ${STATUS_CODES[code]}`,
})

const ASKED = anyOf(/^(?:what|which) (?:is|are|does|do) /, /^(?:meaning|explain|define|description) (?:of )?/)
const MEANS = /(?: (?:mean|means|meaning|stand for|indicate|signify|say|tell|code|error|response|status|page))*$/
const BY_CODE = [
  inOrder(ASKED, /(?:https? )(?:(?:status|response|error|code|return|message) )*(?<code>[1-5]\d\d)/, MEANS),
  inOrder(ASKED, /(?:error|status|status code|response code|error code) (?<code>[1-5]\d\d)/, MEANS),
  inOrder(ASKED, /(?<code>[1-5]\d\d) (?:https? )?(?:error|status|status code|response code|response|http code)/, MEANS),
  /^https? (?:(?:status|response|error|code) )*(?<code>[1-5]\d\d)(?: meaning)?$/,
]
const BY_NAME = [
  inOrder(
    /^(?:(?:what|which) (?:is )?)?(?:https? )?(?:status|response|error) code (?:is |means |says |for |of |stands for |indicates |to say |when )*/,
    /(?<name>[a-z' -]+)$/,
  ),
  inOrder(
    /^(?:(?:what|which) (?:is )?)?https? (?:(?:status|response|error) )?code (?:is |means |says |for |of |stands for |indicates )*/,
    /(?<name>[a-z' -]+)$/,
  ),
]
/** Names as a simplified question has them: without articles, "I'm" in full. */
const fold = (name: string) =>
  name
    .toLowerCase()
    .replace(/\bi'm\b/, 'i am')
    .replace(/\ban? /g, '')
    .replace(/[^a-z]/g, '')

/** Answers what an HTTP status code means, and which code has a name: "what is a 404 error", "status code for not found". */
export function answerStatusCode(text: string): Finding {
  const asked = BY_CODE.map((form) => form.exec(text)?.groups?.code).find((code) => code !== undefined)
  if (asked)
    return STATUS_CODES[asked] ? tellCode(asked) : { refusal: `The registry holds no HTTP status code ${asked}.` }
  const name = BY_NAME.map((form) => form.exec(text)?.groups?.name).find((found) => found !== undefined)
  const code = name ? Object.keys(STATUS_CODES).find((each) => fold(STATUS_CODES[each]!) === fold(name)) : undefined
  return code ? tellCode(code) : null
}

const tellCode = (code: string): Finding => ({
  text: `HTTP status code ${code} is “${STATUS_CODES[code]}”, ${CLASSES[code[0]!]}.`,
  source: quoteOf(code),
})
