import { toClock } from '../times.ts'
import type { Piece, Transcript } from '../transcript.ts'

/** A line that no reader of captions takes for times or for a tag: SubRip knows no escapes, so an unseen sign keeps them apart. */
const plain = (text: string) => text.replaceAll('-->', '→').replace(/<(?=[\p{L}/])/gu, '<\u2060')
const named = ({ speaker, text }: Piece) => (speaker === null ? text : `${speaker}: ${text}`)
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const toSrt = ({ pieces }: Transcript): string =>
  pieces
    .map(
      (piece, n) => `${n + 1}\n${toClock(piece.startS, ',')} --> ${toClock(piece.endS, ',')}\n${plain(named(piece))}\n`,
    )
    .join('\n')

export const toVtt = ({ pieces }: Transcript): string =>
  [
    'WEBVTT\n',
    ...pieces.map(({ startS, endS, text, speaker }) => {
      const voice = speaker === null ? '' : `<v ${escapeXml(speaker)}>`
      return `${toClock(startS)} --> ${toClock(endS)}\n${voice}${escapeXml(text)}\n`
    }),
  ].join('\n')

/** Minutes and hundredths; a silence is a time without words. */
export function toLrc({ pieces }: Transcript): string {
  const stamp = (seconds: number) => {
    const all = Math.round(seconds * 100)
    const minutes = String(Math.floor(all / 6_000)).padStart(2, '0')
    return `[${minutes}:${String(Math.floor(all / 100) % 60).padStart(2, '0')}.${String(all % 100).padStart(2, '0')}]`
  }
  const lines = pieces.flatMap((piece, n) => {
    const next = pieces[n + 1]
    const isSilent = !next || next.startS - piece.endS >= 0.01
    return [`${stamp(piece.startS)}${named(piece)}`, ...(isSilent ? [stamp(piece.endS)] : [])]
  })
  return `${lines.join('\n')}\n`
}

export function toTtml({ pieces, language }: Transcript): string {
  const lines = pieces.map(
    (piece) => `      <p begin="${toClock(piece.startS)}" end="${toClock(piece.endS)}">${escapeXml(named(piece))}</p>`,
  )
  const lang = /^[\w-]{2,35}$/.test(language ?? '') ? language : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="${lang}">`,
    '  <body>',
    '    <div>',
    ...lines,
    '    </div>',
    '  </body>',
    '</tt>',
    '',
  ].join('\n')
}

const ASS_HEAD = `[Script Info]
ScriptType: v4.00+
WrapStyle: 0
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,20,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,1,0,2,10,10,10,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`

export function toAss({ pieces }: Transcript): string {
  const clock = (seconds: number) => toClock(seconds, '.', 2).replace(/^0/, '')
  const safe = (text: string) => text.replace(/\{\\/g, '{ \\').replace(/\\([Nnh])/g, '\\ $1')
  const lines = pieces.map(({ startS, endS, text, speaker }) => {
    const name = (speaker ?? '').replaceAll(',', ' ')
    return `Dialogue: 0,${clock(startS)},${clock(endS)},Default,${name},0,0,0,,${safe(text)}`
  })
  return `${ASS_HEAD}${lines.join('\n')}\n`
}
