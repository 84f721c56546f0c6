import type { Answer } from '../little-web.ts'

/** How the stand-in of the video site behaves. */
export type VideoFault =
  'blocked' | 'bot' | 'none' | 'private' | 'live' | 'age' | 'gone' | 'changed' | 'empty' | 'elsewhere' | 'broken'

const CAPTIONS =
  '<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body><p t="0" d="1500"><s>good</s><s t="400"> day</s></p><p t="1500" d="2000">it&amp;#39;s a talk</p></body></timedtext>'
const track = (languageCode: string, name: string, kind?: string) => ({
  baseUrl: `/api/timedtext?v=x&lang=${languageCode}`,
  name: { runs: [{ text: name }] },
  languageCode,
  ...(kind && { kind }),
})

const statuses: Partial<Record<VideoFault, object>> = {
  bot: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' },
  private: {
    status: 'LOGIN_REQUIRED',
    reason: 'This is a private video. Please sign in to verify that you may see it.',
  },
  age: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age' },
  gone: { status: 'ERROR', reason: 'This video is unavailable' },
}

/** A server that answers as the caption addresses of the video site do, and fails as they do. */
export const videoSite =
  (fault: () => VideoFault | null): Answer =>
  (request, response) => {
    const now = fault()
    const end = (status: number, body: string) => response.writeHead(status).end(body)
    if (now === 'blocked') return void end(429, '<html>unusual traffic</html>')
    if (now === 'broken') return void response.destroy()
    if (request.url?.startsWith('/api/timedtext')) return void end(200, now === 'empty' ? '' : CAPTIONS)
    if (!request.url?.startsWith('/youtubei/v1/player')) return void end(404, '')
    if (now === 'changed') return void end(200, '<html>new</html>')
    const tracks = [
      now === 'elsewhere'
        ? { ...track('en', 'English'), baseUrl: 'https://inside.test/api/timedtext' }
        : track('en', 'English'),
      track('de', 'German (auto)', 'asr'),
    ]
    const said = {
      playabilityStatus: (now && statuses[now]) ?? { status: 'OK' },
      videoDetails: {
        title: 'A talk',
        author: 'Ada',
        lengthSeconds: '4',
        shortDescription: '0:00 Opening\n0:02 The talk',
        isLive: now === 'live',
      },
      ...(now !== 'none' && { captions: { playerCaptionsTracklistRenderer: { captionTracks: tracks } } }),
    }
    end(200, JSON.stringify(said))
  }
