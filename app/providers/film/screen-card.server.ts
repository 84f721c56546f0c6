import type { ScenePicture } from '#app/engines/storyboard/scene.ts'
import type { Sheet } from './cards.server.ts'
import { fitWords } from './words-svg.server.ts'

/** Words as they stand on a screen: a window with its name, and below it each line as it was written. */
export async function screenOf(
  card: Extract<ScenePicture, { kind: 'screen' }>,
  { width, height, unit, margin, look }: Sheet,
): Promise<string> {
  const bar = unit * 0.085
  const [wide, high] = [width - 1.4 * margin, height - 1.6 * margin]
  const [left, top] = [(width - wide) / 2, (height - high) / 2]
  const inner = unit * 0.05
  const text = await fitWords(
    card.lines.map((line) => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length))).join('\n') || ' ',
    {
      ...{ from: unit * 0.062, to: unit * 0.024, maxWidth: wide - 2 * inner, maxHeight: high - bar - 2 * inner },
      ...{ colour: look.ink, align: 'left' as const },
    },
  )
  const title = card.title.trim()
    ? await fitWords(card.title.trim(), {
        ...{ from: bar * 0.42, to: bar * 0.28, maxWidth: wide - 5 * bar, maxHeight: bar * 0.6, colour: look.soft },
      })
    : null
  const box = (y: number, tall: number, fill: string, opacity: number) =>
    `<rect x="${left.toFixed(1)}" y="${y.toFixed(1)}" width="${wide.toFixed(1)}" height="${tall.toFixed(1)}" fill="${fill}" fill-opacity="${opacity}"/>`
  const dots = [0, 1, 2].map(
    (n) =>
      `<circle cx="${(left + bar * (0.5 + n * 0.42)).toFixed(1)}" cy="${(top + bar / 2).toFixed(1)}" r="${(bar * 0.12).toFixed(1)}" fill="${look.accent}" fill-opacity="${1 - n * 0.3}"/>`,
  )
  return [
    box(top, high, look.to, 0.9),
    box(top, bar, look.soft, 0.22),
    `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${wide.toFixed(1)}" height="${high.toFixed(1)}" fill="none" stroke="${look.soft}" stroke-opacity="0.5" stroke-width="${(unit * 0.003).toFixed(1)}"/>`,
    ...dots,
    title
      ? title.at((width - title.width * title.scale) / 2, top + (bar - title.height * title.scale) / 2, title.scale)
      : '',
    text.at(left + inner, top + bar + inner, text.scale),
  ].join('')
}
