import sharp from 'sharp'
import type { ScenePicture } from '#app/engines/storyboard/scene.ts'
import { cardLooks, type CardLook } from './card-looks.ts'
import { mapOf } from './map-card.server.ts'
import { screenOf } from './screen-card.server.ts'
import { fitWords, toWords } from './words-svg.server.ts'

const CARD_KINDS = ['blank', 'title', 'quote', 'list', 'chart', 'map', 'screen'] as const
type Card = Extract<ScenePicture, { kind: (typeof CARD_KINDS)[number] }>
/** What a card is drawn on. */
export type Sheet = { width: number; height: number; unit: number; margin: number; look: (typeof cardLooks)[CardLook] }

export const isCard = (picture: ScenePicture): picture is Card =>
  (CARD_KINDS as readonly string[]).includes(picture.kind)

/** A card of words as a picture of the film’s size. The same card gives the same picture. */
export async function drawCard(card: Card, size: { width: number; height: number }, look: CardLook): Promise<Buffer> {
  const unit = Math.min(size.width, size.height)
  const sheet: Sheet = { ...size, unit, margin: unit * 0.1, look: cardLooks[look] }
  const body = await bodyOf(card, sheet)
  const { width, height } = size
  const { from, to } = sheet.look
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${body}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

async function bodyOf(card: Card, sheet: Sheet): Promise<string> {
  switch (card.kind) {
    case 'blank':
      return ''
    case 'title':
      return titleOf(card, sheet)
    case 'quote':
      return quoteOf(card, sheet)
    case 'list':
      return listOf(card, sheet)
    case 'chart':
      return chartOf(card, sheet)
    case 'map':
      return mapOf(card, sheet)
    case 'screen':
      return screenOf(card, sheet)
  }
}

const bar = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${(Math.min(width, height) / 2).toFixed(1)}" fill="${fill}"/>`

async function titleOf(card: Extract<Card, { kind: 'title' }>, { width, height, unit, margin, look }: Sheet) {
  const maxWidth = width - 2 * margin
  const line = card.line.trim()
  const title = await fitWords(card.title || ' ', {
    ...{ from: unit * 0.15, to: unit * 0.05, maxWidth, maxHeight: height * 0.5, colour: look.ink },
  })
  const under = line
    ? await fitWords(line, {
        from: unit * 0.058,
        to: unit * 0.036,
        maxWidth,
        maxHeight: height * 0.2,
        colour: look.soft,
      })
    : null
  const gap = unit * 0.06
  const high = title.height * title.scale + (under ? gap + under.height * under.scale : 0)
  const top = (height - high) / 2
  const middle = (words: { width: number; scale: number }) => (width - words.width * words.scale) / 2
  return [
    bar(width / 2 - unit * 0.07, top - unit * 0.09, unit * 0.14, unit * 0.014, look.accent),
    title.at(middle(title), top, title.scale),
    under ? under.at(middle(under), top + title.height * title.scale + gap, under.scale) : '',
  ].join('')
}

async function quoteOf(card: Extract<Card, { kind: 'quote' }>, { width, height, unit, margin, look }: Sheet) {
  const maxWidth = width - 2.6 * margin
  const text = await fitWords(card.text || ' ', {
    ...{ from: unit * 0.09, to: unit * 0.034, maxWidth, maxHeight: height * 0.52, colour: look.ink, align: 'left' },
  })
  const by = card.by.trim()
    ? await toWords(`— ${card.by.trim()}`, { size: unit * 0.042, maxWidth, colour: look.soft, align: 'left' })
    : null
  const mark = await toWords('“', { size: unit * 0.32, maxWidth, colour: look.accent })
  const gap = unit * 0.06
  const high = text.height * text.scale + (by ? gap + by.height : 0)
  const top = (height - high) / 2 + unit * 0.05
  const left = margin * 1.3
  return [
    mark.at(left - unit * 0.02, Math.max(margin * 0.3, top - unit * 0.24)),
    text.at(left, top, text.scale),
    by ? by.at(left, top + text.height * text.scale + gap, Math.min(1, maxWidth / by.width)) : '',
  ].join('')
}

async function listOf(card: Extract<Card, { kind: 'list' }>, { width, height, unit, margin, look }: Sheet) {
  const maxWidth = width - 2 * margin
  const heading = card.title.trim()
    ? await fitWords(card.title.trim(), {
        ...{ from: unit * 0.09, to: unit * 0.045, maxWidth, maxHeight: height * 0.2, colour: look.ink, align: 'left' },
      })
    : null
  const headHigh = heading ? heading.height * heading.scale + unit * 0.08 : 0
  const room = height - 2.2 * margin - headHigh
  const each = Math.min(unit * 0.14, room / Math.max(1, card.lines.length))
  const lines = await Promise.all(
    card.lines.map((line) =>
      fitWords(line || ' ', {
        ...{
          from: unit * 0.058,
          to: unit * 0.026,
          maxWidth: maxWidth - unit * 0.08,
          maxHeight: each * 0.86,
          colour: look.ink,
          align: 'left',
        },
      }),
    ),
  )
  const top = (height - headHigh - each * lines.length) / 2
  return [
    heading ? heading.at(margin, top, heading.scale) : '',
    ...lines.map((line, n) => {
      const y = top + headHigh + each * n
      const high = line.height * line.scale
      return (
        bar(margin, y + each / 2 - unit * 0.014, unit * 0.028, unit * 0.028, look.accent) +
        line.at(margin + unit * 0.07, y + (each - high) / 2, line.scale)
      )
    }),
  ].join('')
}

async function chartOf(card: Extract<Card, { kind: 'chart' }>, { width, height, unit, margin, look }: Sheet) {
  const maxWidth = width - 2 * margin
  const heading = card.title.trim()
    ? await fitWords(card.title.trim(), {
        ...{ from: unit * 0.075, to: unit * 0.04, maxWidth, maxHeight: height * 0.18, colour: look.ink, align: 'left' },
      })
    : null
  const headHigh = heading ? heading.height * heading.scale + unit * 0.07 : 0
  const each = Math.min(unit * 0.17, (height - 2 * margin - headHigh) / Math.max(1, card.rows.length))
  const most = Math.max(...card.rows.map(({ value }) => Math.abs(value)), 1e-9)
  const top = (height - headHigh - each * card.rows.length) / 2
  const rows = await Promise.all(
    card.rows.map(async ({ label, value }, n) => {
      const y = top + headHigh + each * n
      const said = await fitWords(label || ' ', {
        ...{
          from: Math.min(unit * 0.045, each * 0.36),
          to: unit * 0.02,
          maxWidth: maxWidth * 0.75,
          maxHeight: each * 0.42,
          colour: look.ink,
          align: 'left',
        },
      })
      const number = await toWords(new Intl.NumberFormat('en').format(value), {
        size: Math.min(unit * 0.045, each * 0.36),
        maxWidth,
        colour: look.soft,
      })
      const long = Math.max(unit * 0.02, ((maxWidth - number.width - unit * 0.04) * Math.abs(value)) / most)
      const barTop = y + each * 0.46
      return [
        said.at(margin, y + each * 0.04, said.scale),
        bar(margin, barTop, long, each * 0.32, value < 0 ? look.soft : look.accent),
        number.at(margin + long + unit * 0.025, barTop + (each * 0.32 - number.height) / 2),
      ].join('')
    }),
  )
  return [heading ? heading.at(margin, top, heading.scale) : '', ...rows].join('')
}
