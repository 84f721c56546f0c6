import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'

/** Something that was said before, by whom. */
export type Said = { label: string; text: string }

const ADDRESS = /^(?:\s*@[\p{L}\p{N}-]+[,:]?)+\s*/u
const COMMAND = inOrder(
  /\b/i,
  anyOf(
    /summari[sz]e/i,
    /sum up/i,
    /shorten/i,
    /translate/i,
    /(?:in)?to/i,
    /correct/i,
    /polish/i,
    /edit/i,
    /improve/i,
    /proofread/i,
    /simplify/i,
    /explain/i,
    /rewrite/i,
    /check/i,
    /test/i,
    /verify/i,
    /mask/i,
    /redact/i,
    /black out/i,
    /order/i,
    /put in order/i,
    /date/i,
    /this/i,
    /text/i,
    /following/i,
  ),
  /\b/i,
)
const LEAD = /^([^\n:]{2,80}):\s+([\s\S]{8,})$/
const REFERS =
  /\b(?:this|that|it|above|so far|before|(?:the|your|last|previous) (?:answers?|text|message|talk|conversation|chat))\b/i
const WHOLE =
  /\b(?:so far|everything|all of (?:this|it)|(?:the|this|our) (?:whole )?(?:talk|conversation|chat|discussion))\b/i
const SHORT_CHARS = 120
const WORTH_WORK_CHARS = 40

/** A message without the names it is addressed to. */
export const withoutAddress = (text: string): string => text.replace(ADDRESS, '').trim()

/**
 * The text a message asks to work on: what is attached, else what stands after "Translate this:", else what was said
 * before where the message only points at it, else the message itself.
 */
export function toMaterial(message: string, attached: readonly string[], talk: readonly Said[]): string {
  if (attached.length > 0) return attached.join('\n\n')
  const text = withoutAddress(message)
  const lead = LEAD.exec(text)
  if (lead && COMMAND.test(lead[1]!)) return lead[2]!.trim()
  const isPointer = text.length <= SHORT_CHARS && COMMAND.test(text) && REFERS.test(text)
  if (!isPointer) return text
  const before = talk.filter(({ text: said }) => said.trim() !== '')
  if (WHOLE.test(text)) return before.map(({ label, text: said }) => `${label}: ${said}`).join('\n\n') || text
  return before.findLast(({ text: said }) => said.length >= WORTH_WORK_CHARS)?.text ?? before.at(-1)?.text ?? text
}
