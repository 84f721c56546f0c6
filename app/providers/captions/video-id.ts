const ID = /^[\w-]{11}$/
const HOSTS = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/

/** The id of a video in an address of the video site, or standing alone; null when there is none. */
export function readVideoId(text: string): string | null {
  const plain = text.trim()
  if (ID.test(plain)) return plain
  let url: URL
  try {
    url = new URL(/^https?:\/\//i.test(plain) ? plain : `https://${plain}`)
  } catch {
    return null
  }
  const host = url.hostname.toLowerCase()
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const found =
    host === 'youtu.be'
      ? first
      : HOSTS.test(host)
        ? (url.searchParams.get('v') ?? (/^(?:shorts|embed|live|v)$/.test(first) ? second : ''))
        : ''
  return ID.test(found) ? found : null
}

export const toVideoUrl = (id: string): string => `https://www.youtube.com/watch?v=${id}`
