import { esc, line, lines, linesOf, text, wrap, type SectionKind, type Values } from '../section.ts'

type Input = { name: string; label: string; type: string; isNeeded: boolean; choices: string[] }
const TYPES = ['text', 'email', 'tel', 'number', 'date', 'long', 'choice'] as const
export const FIELD_HELP = `Fields: label | ${TYPES.join(', ')} | needed | choices with / between them`

/** The typed fields of a form section, as visitors will fill them. */
export function readInputs(items: string | undefined): Input[] {
  const taken = new Set<string>()
  return linesOf(items)
    .slice(0, 20)
    .map(([label = '', type = 'text', needed = '', choices = '']) => {
      const base =
        label
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-+|-+$/g, '')
          .slice(0, 30) || 'field'
      let name = base
      for (let n = 2; taken.has(name); n += 1) name = `${base}-${n}`
      taken.add(name)
      const known = (TYPES as readonly string[]).includes(type) ? type : 'text'
      return {
        name,
        label,
        type: known,
        isNeeded: /^(needed|yes|required)$/i.test(needed),
        choices: choices
          .split('/')
          .map((one) => one.trim())
          .filter(Boolean),
      }
    })
}

function formOf(id: string, v: Values): string {
  const rows = readInputs(v['items']).map(({ name, label, type, isNeeded, choices }) => {
    const place = `id="${id}-${name}" name="${name}"${isNeeded ? ' required' : ''}`
    const control =
      type === 'long'
        ? `<textarea ${place} rows="5"></textarea>`
        : type === 'choice'
          ? `<select ${place}>${choices.map((one) => `<option>${esc(one)}</option>`).join('')}</select>`
          : `<input ${place} type="${type}">`
    return `    <p><label for="${id}-${name}">${esc(label)}${isNeeded ? '' : ' <small>(if you like)</small>'}</label>${control}</p>`
  })
  return wrap(
    id,
    v['heading'] ?? '',
    `  <p>${esc(v['words'])}</p>\n  <form data-form="${id}" method="post">\n${rows.join('\n')}\n    <p><button type="submit">${esc(v['button'])}</button></p>\n    <p role="status" class="said"></p>\n  </form>`,
  )
}

/** Hands what was typed to the page around, which asks its visitor before it sends anything. */
const SCRIPT = `for (const form of document.querySelectorAll('form[data-form]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'))
    if (parent !== window) parent.postMessage({ form: form.dataset.form, values }, '*')
    form.querySelector('.said').textContent = parent === window ? 'This copy has nowhere to send to.' : 'Look below this page: there you can send it.'
  })
}`

const form = (label: string, cues: RegExp, heading: string, button: string, items: string): SectionKind => ({
  label,
  cues,
  isApp: true,
  fields: [
    line('heading', 'Heading', heading),
    text('words', 'Words above the form', 'Say what happens with what people send.'),
    lines('items', FIELD_HELP, items),
    line('button', 'Words of the button', button),
  ],
  write: (v, id) => ({ html: formOf(id, v), script: SCRIPT }),
})

/** Sections that ask something. */
export const forms = {
  contact: form(
    'Contact form',
    /\b(contact( form)?|message form|get in touch|write to (us|me))\b/i,
    'Write to us',
    'Send',
    'Name | text | needed\nEmail | email | needed\nMessage | long | needed',
  ),
  signup: form(
    'Sign-up form',
    /\b(sign-?up|newsletter|subscribe|waiting ?list|register|registration)\b/i,
    'Stay in touch',
    'Sign up',
    'Email | email | needed',
  ),
  rsvp: form(
    'Invitation answer',
    /\b(rsvp|invitation|guest list|attend|coming|booking|reservation|book a table)\b/i,
    'Are you coming?',
    'Answer',
    'Name | text | needed\nWill you come? | choice | needed | Yes/No/Perhaps\nHow many people | number',
  ),
  survey: form(
    'Survey',
    /\b(survey|questionnaire|feedback form|opinion)\b/i,
    'Tell us what you think',
    'Send',
    'How was it? | choice | needed | Very good/Good/Not good\nWhat should change | long',
  ),
  form: form('Form', /\b(form|fields?|inputs?)\b/i, 'Form', 'Send', 'Name | text | needed'),
} as const satisfies Record<string, SectionKind>
