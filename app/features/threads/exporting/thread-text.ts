/** A message as an export writes it. */
export type Exported = {
  at: Date
  by: string
  kind: 'said' | 'voice' | 'note'
  text: string
  edited: boolean
  replyTo: string | null
  files: string[]
  reactions: { mark: string; n: number }[]
  poll: { text: string; n: number }[] | null
}

export type ExportedDecision = {
  decision: string
  reasons: string
  dissent: string
  carriedBy: string
  day: string
  about: string | null
  by: string
}

export type ExportedThread = {
  title: string
  members: string[]
  messages: Exported[]
  decisions: ExportedDecision[]
  /** How many older messages were left out. */
  leftOut: number
}

const toMinute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** What would begin something in Markdown stands for itself. */
const plain = (text: string) => oneLine(text).replace(/([\\`*_[\]<>#|])/g, '\\$1')

/** The decisions of a thread as Markdown. */
export function toDecisionsMarkdown(title: string, decisions: readonly ExportedDecision[]): string {
  if (decisions.length === 0) return `# Decisions of “${plain(title)}”\n\nNothing was decided yet.\n`
  const parts = decisions.map(({ decision, reasons, dissent, carriedBy, day, about, by }, n) =>
    [
      `## ${n + 1}. ${plain(decision)}`,
      `- From: ${day}`,
      ...(carriedBy ? [`- Seen to by: ${plain(carriedBy)}`] : []),
      `- Written down by: ${plain(by)}`,
      ...(about ? [`- Settles: ${plain(about)}`] : []),
      ...(reasons ? ['', '**Reasons**', '', reasons] : []),
      ...(dissent ? ['', '**Dissent**', '', dissent] : []),
    ].join('\n'),
  )
  return `# Decisions of “${plain(title)}”\n\n${parts.join('\n\n')}\n`
}

/** A thread as Markdown. */
export function toThreadMarkdown({ title, members, messages, decisions, leftOut }: ExportedThread): string {
  const said = messages.map(({ at, by, kind, text, edited, replyTo, files, reactions, poll }) => {
    if (kind === 'note') return `*${toMinute(at)}: ${plain(by)} ${plain(text)}*`
    return [
      `### ${plain(by)}, ${toMinute(at)} UTC${edited ? ' (edited)' : ''}`,
      ...(replyTo ? ['', `> ${plain(replyTo)}`] : []),
      '',
      text,
      ...(poll ? ['', ...poll.map((one) => `- ${plain(one.text)}: ${one.n}`)] : []),
      ...(files.length > 0 ? ['', `Attached: ${files.map(plain).join(', ')}`] : []),
      ...(reactions.length > 0 ? ['', reactions.map(({ mark, n }) => `${mark} ${n}`).join('  ')] : []),
    ].join('\n')
  })
  const head = [
    `# ${plain(title)}`,
    `Members: ${members.map(plain).join(', ')}`,
    ...(leftOut > 0 ? [`${leftOut.toLocaleString('en')} older messages are not in this file.`] : []),
  ]
  const rest =
    decisions.length > 0
      ? [
          '',
          toDecisionsMarkdown(title, decisions)
            .replace(/^# /, '## ')
            .replace(/\n## (\d)/g, '\n### $1'),
        ]
      : []
  return [...head, ...said, ...rest].join('\n\n')
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;'))

/** A thread as one page of HTML that needs nothing else. `html`: the safe HTML of each message. */
export function toThreadHtml(
  { title, members, messages, decisions, leftOut }: ExportedThread,
  html: readonly string[],
): string {
  const said = messages.map(({ at, by, kind, text, edited, replyTo, files, poll }, n) =>
    kind === 'note'
      ? `<p class="note">${escape(by)} ${escape(text)}, <time>${toMinute(at)}</time></p>`
      : `<article><h2>${escape(by)} <time>${toMinute(at)} UTC${edited ? ', edited' : ''}</time></h2>` +
        (replyTo ? `<blockquote>${escape(replyTo)}</blockquote>` : '') +
        `<div>${html[n] ?? ''}</div>` +
        (poll ? `<ul>${poll.map((one) => `<li>${escape(one.text)}: ${one.n}</li>`).join('')}</ul>` : '') +
        (files.length > 0 ? `<p class="note">Attached: ${escape(files.join(', '))}</p>` : '') +
        '</article>',
  )
  const decided = decisions.map(
    ({ decision, reasons, dissent, carriedBy, day, by }) =>
      `<article><h2>${escape(decision)}</h2><p>From ${escape(day)}${carriedBy ? `, seen to by ${escape(carriedBy)}` : ''}, written down by ${escape(by)}</p>` +
      (reasons ? `<p><b>Reasons</b> ${escape(reasons)}</p>` : '') +
      (dissent ? `<p><b>Dissent</b> ${escape(dissent)}</p>` : '') +
      '</article>',
  )
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escape(title)}</title>`,
    '<style>body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}h2{font-size:1rem;margin:1.5rem 0 0}time,.note{color:#555;font-weight:400;font-size:.85rem}blockquote{border-left:3px solid #ccc;margin:.3rem 0;padding-left:.7rem;color:#555}pre{overflow-x:auto}</style>',
    `<h1>${escape(title)}</h1><p class="note">Members: ${escape(members.join(', '))}</p>`,
    leftOut > 0 ? `<p class="note">${leftOut.toLocaleString('en')} older messages are not in this file.</p>` : '',
    ...said,
    decided.length > 0 ? `<h1>Decisions</h1>${decided.join('\n')}` : '',
  ].join('\n')
}
