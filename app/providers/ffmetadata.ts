type Chapter = { startS: number; endS: number; title: string }

const safe = (text: string) =>
  text
    .replace(/[\r\n\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/[=;#\\]/g, '\\$&')

/** What a file is and its chapters, as ffmpeg reads them: it writes them into a film, an MP3 (ID3v2 CHAP) or an Opus file. */
export function toFfmetadata(about: Readonly<Record<string, string>>, chapters: readonly Chapter[]): string {
  const head = Object.entries(about).map(([name, value]) => `${name}=${safe(value)}\n`)
  const rows = chapters.map(
    ({ title, startS, endS }) =>
      `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${Math.round(startS * 1_000)}\nEND=${Math.round(endS * 1_000)}\ntitle=${safe(title)}\n`,
  )
  return `;FFMETADATA1\n${head.join('')}${rows.join('')}`
}
