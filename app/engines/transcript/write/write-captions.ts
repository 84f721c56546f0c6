import type { Chapter } from '../chapters.ts'
import type { Transcript } from '../transcript.ts'
import { toAss, toLrc, toSrt, toTtml, toVtt } from './captions.ts'
import { toJson, toMarkdown, toTxt } from './prose.ts'

/** What a transcript can be written as, by the ending of the file. */
export const captionForms = {
  srt: { label: 'SubRip (SRT)', type: 'application/x-subrip' },
  vtt: { label: 'WebVTT', type: 'text/vtt; charset=utf-8' },
  txt: { label: 'Text', type: 'text/plain; charset=utf-8' },
  md: { label: 'Markdown', type: 'text/markdown; charset=utf-8' },
  json: { label: 'JSON', type: 'application/json' },
  ttml: { label: 'TTML', type: 'application/ttml+xml' },
  ass: { label: 'ASS', type: 'text/x-ssa; charset=utf-8' },
  lrc: { label: 'Lyrics (LRC)', type: 'text/plain; charset=utf-8' },
} as const
export type CaptionForm = keyof typeof captionForms

export const isCaptionForm = (name: string): name is CaptionForm => Object.hasOwn(captionForms, name)

/** A transcript as the text of a file. */
export function writeCaptions(
  transcript: Transcript,
  form: CaptionForm,
  { title = 'Transcript', chapters = [] }: { title?: string; chapters?: readonly Chapter[] } = {},
): string {
  const writers: Record<CaptionForm, () => string> = {
    srt: () => toSrt(transcript),
    vtt: () => toVtt(transcript),
    txt: () => toTxt(transcript),
    md: () => toMarkdown(transcript, title, chapters),
    json: () => toJson(transcript),
    ttml: () => toTtml(transcript),
    ass: () => toAss(transcript),
    lrc: () => toLrc(transcript),
  }
  return writers[form]()
}
