import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { dmarc } from 'mailauth/lib/dmarc/index.js'
import { spf } from 'mailauth/lib/spf/index.js'
import type { Peer } from '#app/kits/members/inbound-mail/trace-lines.ts'

/** Looks a name up in the DNS, as `dns.promises.resolve` does. */
export type Resolve = (name: string, type: string) => Promise<unknown>
/** What was found of a sender by looking for oneself. */
export type SenderCheck = {
  /** Domains whose signature fits the letter, and those whose signature does not. */
  signed: string[]
  broken: string[]
  /** Known only of letters that came to our door. */
  spf: string | null
  /** `pass` proves the domain of the sender. */
  dmarc: string | null
  /** Whether the sender’s domain stands by the letter. */
  isProven: boolean
}

/** A letter with more signatures is somebody’s game with our time. */
const MOST_SIGNATURES = 8
const HEAD_BYTES = 262_144
const NOTHING: SenderCheck = { signed: [], broken: [], spf: null, dmarc: null, isProven: false }

/**
 * Verifies the signatures of a letter (DKIM), whether its peer may send for its domain (SPF), and whether that holds for
 * the address it says it is from (DMARC). What the DNS does not tell stays unknown, and is no fault of the letter.
 */
export async function checkSender(raw: Uint8Array, peer: Peer | null, resolve: Resolve): Promise<SenderCheck> {
  const resolver = resolve as never
  const bytes = Buffer.from(raw)
  const signatures = countSignatures(bytes)
  if (signatures > MOST_SIGNATURES) return NOTHING
  const { headerFrom, results } = await dkimVerify(bytes, { resolver, sender: peer?.from ?? '' })
  const passed = results.filter(isWhole)
  const sent = peer ? await spf({ resolver, sender: peer.from, ip: peer.ip, helo: peer.helo, mta: 'frenly' }) : null
  const sentBy = sent && sent.status.result === 'pass' ? [sent.domain] : []
  // With nothing that could vouch there is nothing to ask.
  const mayJudge = peer !== null || passed.length > 0
  const judged =
    mayJudge &&
    (await dmarc({
      resolver,
      headerFrom,
      spfDomains: sentBy.map((domain) => ({ domain })),
      dkimDomains: passed.map(({ id, signingDomain, status }) => ({
        id,
        domain: signingDomain,
        aligned: status.aligned,
      })),
    } as never))
  const said = judged ? judged.status.result : null
  const domains = (those: typeof results) => [...new Set(those.map((one) => (one.signingDomain ?? '').toLowerCase()))]
  return {
    signed: domains(passed),
    broken: domains(results.filter(isBroken)),
    spf: sent && KNOWN.has(sent.status.result) ? sent.status.result : null,
    // Without knowing who handed it over, half of the question is open.
    dmarc: said === 'pass' || (said === 'fail' && sent && KNOWN.has(sent.status.result)) ? said : null,
    isProven: said === 'pass' || (headerFrom.length === 1 && passed.some(({ status }) => Boolean(status.aligned))),
  }
}

const KNOWN = new Set(['pass', 'fail', 'softfail', 'neutral', 'none'])

/** The last three are given by the library and missing in its types. */
type Result = Awaited<ReturnType<typeof dkimVerify>>['results'][number] & {
  canonBodyLengthLimited?: boolean
  canonBodyLength?: number
  canonBodyLengthTotal?: number
}
/** A signature over a beginning alone says nothing of what somebody put behind it. */
const isWhole = ({ status, canonBodyLengthLimited, canonBodyLength, canonBodyLengthTotal }: Result) =>
  status.result === 'pass' && (!canonBodyLengthLimited || canonBodyLengthTotal === canonBodyLength)
const isBroken = ({ status }: Result) =>
  status.result === 'fail' || (status.result === 'neutral' && /body hash/.test(String(status.comment ?? '')))

function countSignatures(raw: Buffer): number {
  const head =
    raw
      .subarray(0, HEAD_BYTES)
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? ''
  return [...head.matchAll(/^dkim-signature:/gim)].length
}
