const MAX_WAIT_S = 86_400

/** How many seconds a company asks to wait: by header (seconds, milliseconds, date, Brave's windows) or in Google's body. */
export function readRetryAfterS(headers: Headers, body: string, now: Date): number | null {
  const ms = Number(headers.get('retry-after-ms') ?? NaN)
  if (ms >= 0) return bound(ms / 1_000)
  const header = headers.get('retry-after')?.trim()
  if (header && /^\d+(\.\d+)?$/.test(header)) return bound(Number(header))
  const at = header ? Date.parse(header) : NaN
  if (!Number.isNaN(at)) return bound((at - now.getTime()) / 1_000)
  const inBody = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1]
  return inBody ? bound(Number(inBody)) : readWindows(headers)
}

/** `x-ratelimit-remaining: 0, 1000` with `x-ratelimit-reset: 1, 1419704`: the longest of the used up windows. */
function readWindows(headers: Headers): number | null {
  const remaining = toNumbers(headers.get('x-ratelimit-remaining'))
  const resets = toNumbers(headers.get('x-ratelimit-reset'))
  const waits = resets.filter((_, at) => remaining[at] === 0)
  return waits.length > 0 ? bound(Math.max(...waits)) : null
}

const toNumbers = (list: string | null) =>
  (list ?? '')
    .split(',')
    .map((one) => (/^\s*\d+\s*$/.test(one) ? Number(one) : NaN))
    .filter((one) => !Number.isNaN(one))

const bound = (seconds: number) => Math.min(MAX_WAIT_S, Math.max(0, Math.ceil(seconds)))
