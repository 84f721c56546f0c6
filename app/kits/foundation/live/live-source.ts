export type LiveMessage = { id: string; topic: string; name: string; data: unknown }

const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 60_000
/** After a reconnect some events come again; so many ids tell them. */
const MOST_REMEMBERED = 200

/**
 * Follows a live address while the page is seen: a hidden page listens to nothing, and begins again where it stopped.
 * A browser gives up on a refusal by itself; this tries again, ever less often. Gives the way to stop.
 */
export function followAddress(address: string, since: string, onMessage: (message: LiveMessage) => void): () => void {
  const had = new Set<string>()
  let last = since
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS

  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(`${address}?${new URLSearchParams({ after: last })}`)
    source.onopen = () => (retryMs = FIRST_RETRY_MS)
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      last = lastEventId
      if (had.has(lastEventId)) return
      had.add(lastEventId)
      if (had.size > MOST_REMEMBERED) had.delete(had.values().next().value as string)
      onMessage({ id: lastEventId, ...(JSON.parse(data) as Omit<LiveMessage, 'id'>) })
    }
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return
      close()
      retry = setTimeout(open, retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
  }
  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
  }
  const onVisibility = () => (document.hidden ? close() : open())

  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', open)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', open)
    close()
  }
}
