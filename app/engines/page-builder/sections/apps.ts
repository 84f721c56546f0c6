import { esc, js, line, lines, linesOf, number, numberOf, wrap, type SectionKind } from '../section.ts'

/** Kept where the browser allows it, else as long as the page is open. */
export const KEEP = `const keep = (name, usual) => {
  let value = usual
  try { value = JSON.parse(localStorage.getItem(name)) ?? usual } catch {}
  return { get: () => value, set: (next) => { value = next; try { localStorage.setItem(name, JSON.stringify(next)) } catch {} } }
}
const make = (tag, words, more = {}) => Object.assign(document.createElement(tag), { textContent: words }, more)`

const scope = (id: string, body: string) =>
  `{\n  const place = document.getElementById('${id}')\n  const find = (name) => place.querySelector('[data-' + name + ']')\n${body.replace(/^/gm, '  ')}\n}`

/** Sections that do something by themselves. */
export const apps = {
  todo: {
    label: 'To-do list',
    cues: /\b(to-?do|task list|tasks|checklist|shopping list|packing list)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'To do'), lines('items', 'What stands there at first', '')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <form data-add><label for="${id}-new">New</label> <input id="${id}-new" name="text" autocomplete="off" required maxlength="200"> <button>Add</button></form>\n  <ul data-list class="tasks"></ul>\n  <p data-count role="status"></p>`,
      ),
      css: '.tasks { list-style: none; padding: 0; }\n.tasks li { display: flex; gap: 0.75rem; align-items: center; padding: 0.4rem 0; border-bottom: 1px solid var(--line); }\n.tasks label { flex: 1; }\n.tasks .done { text-decoration: line-through; opacity: 0.6; }',
      script: scope(
        id,
        `const tasks = keep('${id}', ${js(linesOf(v['items']).map((parts) => ({ text: parts.join(' '), done: false })))})
const draw = () => {
  find('list').replaceChildren(...tasks.get().map((task, n) => {
    const box = make('input', '', { type: 'checkbox', checked: task.done, id: '${id}-' + n })
    box.addEventListener('change', () => { tasks.set(tasks.get().map((one, m) => m === n ? { ...one, done: box.checked } : one)); draw() })
    const label = make('label', task.text, { htmlFor: box.id, className: task.done ? 'done' : '' })
    const remove = make('button', 'Remove', { type: 'button' })
    remove.setAttribute('aria-label', 'Remove ' + task.text)
    remove.addEventListener('click', () => { tasks.set(tasks.get().filter((_, m) => m !== n)); draw() })
    const item = make('li', '')
    item.append(box, label, remove)
    return item
  }))
  const open = tasks.get().filter((one) => !one.done).length
  find('count').textContent = open + ' open, ' + (tasks.get().length - open) + ' done'
}
find('add').addEventListener('submit', (event) => {
  event.preventDefault()
  const field = event.target.elements.text
  if (field.value.trim()) tasks.set([...tasks.get(), { text: field.value.trim(), done: false }])
  field.value = ''
  draw()
})
draw()`,
      ),
    }),
  },
  notes: {
    label: 'Notes',
    cues: /\b(notes?|notepad|diary|journal|scratch ?pad)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Notes')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p><label for="${id}-text">Your notes</label><textarea id="${id}-text" data-text rows="10"></textarea></p>\n  <p data-count role="status"></p>`,
      ),
      script: scope(
        id,
        `const text = keep('${id}', '')
const count = () => { const words = text.get().trim().split(/\\s+/).filter(Boolean).length; find('count').textContent = words + ' words' }
find('text').value = text.get()
find('text').addEventListener('input', (event) => { text.set(event.target.value); count() })
count()`,
      ),
    }),
  },
  counter: {
    label: 'Counter',
    cues: /\b(counter|tally|count (things|up)|click counter)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Counter'), number('step', 'Step', '1')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p data-number class="big" role="status">0</p>\n  <p><button data-less type="button">− ${esc(v['step'])}</button> <button data-more type="button">+ ${esc(v['step'])}</button> <button data-zero type="button">Back to 0</button></p>`,
      ),
      css: '.big { font-size: 4rem; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums; }',
      script: scope(
        id,
        `const number = keep('${id}', 0)
const change = (next) => { number.set(next); find('number').textContent = next }
find('more').addEventListener('click', () => change(number.get() + ${numberOf(v['step'], 1)}))
find('less').addEventListener('click', () => change(number.get() - ${numberOf(v['step'], 1)}))
find('zero').addEventListener('click', () => change(0))
change(number.get())`,
      ),
    }),
  },
  timer: {
    label: 'Timer',
    cues: /\b(timer|pomodoro|stop ?watch|countdown timer|egg timer)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Timer'), number('minutes', 'Minutes', '25')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p data-clock class="big" role="timer">0:00</p>\n  <p><label for="${id}-min">Minutes</label> <input id="${id}-min" data-minutes type="number" min="1" max="600" value="${numberOf(v['minutes'], 25)}"> <button data-go type="button">Start</button> <button data-stop type="button">Reset</button></p>\n  <p data-said role="status"></p>`,
      ),
      css: '.big { font-size: 4rem; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums; }',
      script: scope(
        id,
        `let left = 0, end = 0, tick = 0
const show = () => { find('clock').textContent = Math.floor(left / 60) + ':' + String(Math.floor(left % 60)).padStart(2, '0') }
const reset = () => { clearInterval(tick); tick = 0; left = Number(find('minutes').value) * 60 || 0; find('go').textContent = 'Start'; find('said').textContent = ''; show() }
find('go').addEventListener('click', () => {
  if (tick) { clearInterval(tick); tick = 0; find('go').textContent = 'Go on'; return }
  end = Date.now() + left * 1000
  find('go').textContent = 'Pause'
  tick = setInterval(() => {
    left = Math.max(0, (end - Date.now()) / 1000)
    show()
    if (left === 0) { clearInterval(tick); tick = 0; find('go').textContent = 'Start'; find('said').textContent = 'Time is up.' }
  }, 250)
})
find('stop').addEventListener('click', reset)
find('minutes').addEventListener('change', reset)
reset()`,
      ),
    }),
  },
  calculator: {
    label: 'Calculator',
    cues: /\b(calculator|calculate|adding machine)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Calculator')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <form data-form-own><label for="${id}-sum">Sum, for example 12 * (3 + 4)</label> <input id="${id}-sum" name="sum" autocomplete="off" inputmode="decimal"> <button>Reckon</button></form>\n  <p data-result class="big" role="status">0</p>`,
      ),
      css: '.big { font-size: 3rem; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums; }',
      script: scope(
        id,
        `const reckon = (text) => {
  const signs = text.match(/\\d+\\.?\\d*|[-+*/()]/g) ?? []
  if (signs.join('') !== text.replace(/\\s/g, '')) throw new Error('Write numbers and + - * / ( )')
  let n = 0
  const value = () => {
    if (signs[n] === '-') { n++; return -value() }
    if (signs[n] === '(') { n++; const inner = sum(); if (signs[n++] !== ')') throw new Error('A bracket is not closed'); return inner }
    const number = Number(signs[n++])
    if (Number.isNaN(number)) throw new Error('A number is missing')
    return number
  }
  const product = () => { let total = value(); while (signs[n] === '*' || signs[n] === '/') total = signs[n++] === '*' ? total * value() : total / value(); return total }
  const sum = () => { let total = product(); while (signs[n] === '+' || signs[n] === '-') total = signs[n++] === '+' ? total + product() : total - product(); return total }
  const total = sum()
  if (n < signs.length) throw new Error('Something is left over')
  if (!Number.isFinite(total)) throw new Error('Nothing can be divided by 0')
  return Math.round(total * 1e10) / 1e10
}
find('form-own').addEventListener('submit', (event) => {
  event.preventDefault()
  try { find('result').textContent = reckon(event.target.elements.sum.value) } catch (error) { find('result').textContent = error.message }
})`,
      ),
    }),
  },
  splitter: {
    label: 'Bill splitter',
    cues: /\b(split(ter)?( the)? bill|bill splitter|tip calculator|share (the )?costs?)\b/i,
    isApp: true,
    fields: [
      line('heading', 'Heading', 'Split the bill'),
      number('tip', 'Usual tip in percent', '10'),
      line('sign', 'Currency', '€'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p><label for="${id}-a">Amount</label> <input id="${id}-a" data-amount type="number" min="0" step="0.01" value="0"></p>\n  <p><label for="${id}-t">Tip in percent</label> <input id="${id}-t" data-tip type="number" min="0" max="100" value="${numberOf(v['tip'], 10)}"></p>\n  <p><label for="${id}-p">People</label> <input id="${id}-p" data-people type="number" min="1" max="500" value="2"></p>\n  <p data-result role="status"></p>`,
      ),
      script: scope(
        id,
        `const money = (cents) => ${js(v['sign'] ?? '')} + (cents / 100).toFixed(2)
const draw = () => {
  const cents = Math.round(Number(find('amount').value) * 100 * (1 + Number(find('tip').value) / 100))
  const people = Math.max(1, Math.trunc(Number(find('people').value)) || 1)
  const each = Math.floor(cents / people), over = cents - each * people
  find('result').textContent = 'Together ' + money(cents) + ', each ' + money(each) + (over ? ', and ' + over + ' pay a cent more' : '')
}
for (const name of ['amount', 'tip', 'people']) find(name).addEventListener('input', draw)
draw()`,
      ),
    }),
  },
  quiz: {
    label: 'Quiz',
    cues: /\b(quiz|trivia|test your(self)?|multiple choice)\b/i,
    isApp: true,
    fields: [
      line('heading', 'Heading', 'Quiz'),
      lines('items', 'Question | right answer | wrong answer | wrong answer', 'What is 6 times 7? | 42 | 36 | 48'),
    ],
    write: (v, id) => ({
      html: wrap(id, v['heading'] ?? '', `  <form data-quiz></form>\n  <p data-said role="status"></p>`),
      css: 'fieldset { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0 0 1rem; }\nfieldset label { display: block; padding: 0.3rem 0; }',
      script: scope(
        id,
        `const questions = ${js(linesOf(v['items']).map(([question, ...choices]) => ({ question, choices })))}
const sorted = questions.map((one) => ({ ...one, shown: [...one.choices].sort() }))
find('quiz').append(...sorted.map((one, n) => {
  const set = make('fieldset', '')
  set.append(make('legend', one.question), ...one.shown.map((choice) => {
    const label = make('label', '')
    label.append(make('input', '', { type: 'radio', name: 'q' + n, value: choice }), ' ' + choice)
    return label
  }))
  return set
}), make('button', 'How did I do?'))
find('quiz').addEventListener('submit', (event) => {
  event.preventDefault()
  const given = new FormData(event.target)
  const right = sorted.filter((one, n) => given.get('q' + n) === one.choices[0]).length
  find('said').textContent = right + ' of ' + sorted.length + ' are right.'
})`,
      ),
    }),
  },
  cards: {
    label: 'Flash cards',
    cues: /\b(flash ?cards?|vocabulary|learn words|memori[sz]e)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Cards'), lines('items', 'Front | back', 'panda | a bear of China')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p data-card class="card" role="status"></p>\n  <p><button data-turn type="button">Turn</button> <button data-next type="button">Next</button> <span data-count></span></p>`,
      ),
      css: '.card { border: 1px solid var(--line); border-radius: 0.75rem; padding: 3rem 1.5rem; text-align: center; font-size: 1.5rem; }',
      script: scope(
        id,
        `const cards = ${js(linesOf(v['items']))}
let n = 0, side = 0
const draw = () => { find('card').textContent = cards.length ? cards[n][side] ?? '' : 'There are no cards yet.'; find('count').textContent = cards.length ? (n + 1) + ' of ' + cards.length : '' }
find('turn').addEventListener('click', () => { side = 1 - side; draw() })
find('next').addEventListener('click', () => { n = (n + 1) % Math.max(1, cards.length); side = 0; draw() })
draw()`,
      ),
    }),
  },
  expenses: {
    label: 'Expenses',
    cues: /\b(expenses?|budget|spending|money tracker|costs tracker|income)\b/i,
    isApp: true,
    fields: [
      line('heading', 'Heading', 'Expenses'),
      line('sign', 'Currency', '€'),
      lines('kinds', 'Kinds, one a line', 'Food\nHome\nTravel\nOther'),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <form data-add><p><label for="${id}-w">What</label> <input id="${id}-w" name="what" required maxlength="80"></p>\n  <p><label for="${id}-k">Kind</label> <select id="${id}-k" name="kind">${linesOf(
          v['kinds'],
        )
          .map(([one]) => `<option>${esc(one)}</option>`)
          .join(
            '',
          )}</select></p>\n  <p><label for="${id}-a">Amount</label> <input id="${id}-a" name="amount" type="number" step="0.01" min="0" required> <button>Add</button></p></form>\n  <div data-list></div>`,
      ),
      css: '.bar { display: inline-block; height: 0.75rem; background: var(--accent); outline: 1px solid transparent; border-radius: 0.25rem; min-width: 2px; }',
      script: scope(
        id,
        `const rows = keep('${id}', [])
const money = (cents) => ${js(v['sign'] ?? '')} + (cents / 100).toFixed(2)
const draw = () => {
  const sums = {}
  for (const one of rows.get()) sums[one.kind] = (sums[one.kind] ?? 0) + one.cents
  const most = Math.max(1, ...Object.values(sums))
  const table = make('table', '')
  table.append(...Object.entries(sums).map(([kind, cents]) => {
    const row = make('tr', ''), cell = make('td', ''), bar = make('span', '', { className: 'bar' })
    bar.style.width = Math.round(cents / most * 160) + 'px'
    cell.append(bar)
    row.append(make('th', kind), make('td', money(cents)), cell)
    return row
  }))
  const list = make('ul', '')
  list.append(...rows.get().map((one, n) => {
    const item = make('li', one.what + ', ' + money(one.cents) + ' '), remove = make('button', 'Remove', { type: 'button' })
    remove.addEventListener('click', () => { rows.set(rows.get().filter((_, m) => m !== n)); draw() })
    item.append(remove)
    return item
  }))
  const total = rows.get().reduce((sum, one) => sum + one.cents, 0)
  find('list').replaceChildren(make('p', 'Together ' + money(total)), table, list)
}
find('add').addEventListener('submit', (event) => {
  event.preventDefault()
  const { what, kind, amount } = Object.fromEntries(new FormData(event.target))
  rows.set([...rows.get(), { what, kind, cents: Math.round(Number(amount) * 100) }])
  event.target.reset()
  draw()
})
draw()`,
      ),
    }),
  },
  countdown: {
    label: 'Days until',
    cues: /\b(countdown|days until|days left|how long until)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Days until'), line('day', 'The day, as YYYY-MM-DD', '2030-01-01')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p data-days class="big" role="status"></p>\n  <p><time datetime="${esc(v['day'])}">${esc(v['day'])}</time></p>`,
      ),
      css: '.big { font-size: 4rem; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums; }',
      script: scope(
        id,
        `const then = Date.parse(${js(`${v['day'] ?? ''}T00:00:00`)})
const days = Math.ceil((then - Date.now()) / 86400000)
find('days').textContent = Number.isNaN(days) ? 'Write the day as YYYY-MM-DD' : days >= 0 ? days + ' days' : -days + ' days ago'`,
      ),
    }),
  },
  picker: {
    label: 'Random pick',
    cues: /\b(random|picker|draw lots|raffle|wheel|choose for me|decide)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Let chance decide'), lines('items', 'What can be drawn', 'One\nTwo\nThree')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p><label for="${id}-all">One a line</label><textarea id="${id}-all" data-all rows="5">${esc(v['items'])}</textarea></p>\n  <p><button data-draw type="button">Draw one</button></p>\n  <p data-drawn class="big" role="status"></p>`,
      ),
      css: '.big { font-size: 3rem; font-weight: 700; margin: 0; }',
      script: scope(
        id,
        `find('draw').addEventListener('click', () => {
  const all = find('all').value.split('\\n').map((one) => one.trim()).filter(Boolean)
  find('drawn').textContent = all.length ? all[Math.floor(Math.random() * all.length)] : 'Write something above first.'
})`,
      ),
    }),
  },
  converter: {
    label: 'Unit converter',
    cues: /\b(unit converter|convert(er)?|celsius|fahrenheit|kilomet(er|re)s?|miles)\b/i,
    isApp: true,
    fields: [
      line('heading', 'Heading', 'Converter'),
      lines(
        'items',
        'From | to | times | plus',
        'km | miles | 0.621371 | 0\n°C | °F | 1.8 | 32\nkg | lb | 2.204623 | 0',
      ),
    ],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <p><label for="${id}-n">Value</label> <input id="${id}-n" data-value type="number" value="1" step="any"> <label for="${id}-k">From and to</label> <select id="${id}-k" data-kind>${linesOf(
          v['items'],
        )
          .map(([from, to], n) => `<option value="${n}">${esc(from)} to ${esc(to)}</option>`)
          .join('')}</select></p>\n  <p data-result class="big" role="status"></p>`,
      ),
      css: '.big { font-size: 3rem; font-weight: 700; margin: 0; font-variant-numeric: tabular-nums; }',
      script: scope(
        id,
        `const kinds = ${js(linesOf(v['items']).map(([, to, times, plus]) => ({ to, times: numberOf(times, 1), plus: numberOf(plus, 0) })))}
const draw = () => { const kind = kinds[Number(find('kind').value)]; find('result').textContent = kind ? Math.round((Number(find('value').value) * kind.times + kind.plus) * 1e4) / 1e4 + ' ' + kind.to : '' }
find('value').addEventListener('input', draw)
find('kind').addEventListener('change', draw)
draw()`,
      ),
    }),
  },
  habits: {
    label: 'Habits',
    cues: /\b(habits?|habit tracker|routine|streak)\b/i,
    isApp: true,
    fields: [line('heading', 'Heading', 'Habits'), lines('items', 'Habits, one a line', 'Walk\nRead\nSleep early')],
    write: (v, id) => ({
      html: wrap(
        id,
        v['heading'] ?? '',
        `  <div class="scroll" tabindex="0" role="region" aria-label="${esc(v['heading'])}"><table data-table></table></div>`,
      ),
      script: scope(
        id,
        `const habits = ${js(linesOf(v['items']).map(([one]) => one))}
const done = keep('${id}', {})
const days = Array.from({ length: 7 }, (_, n) => new Date(Date.now() - (6 - n) * 86400000).toISOString().slice(0, 10))
const head = make('tr', '')
head.append(make('td', ''), ...days.map((day) => make('th', day.slice(5))))
find('table').append(head, ...habits.map((habit) => {
  const row = make('tr', '')
  row.append(make('th', habit), ...days.map((day) => {
    const box = make('input', '', { type: 'checkbox', checked: Boolean(done.get()[habit + day]) })
    box.setAttribute('aria-label', habit + ' on ' + day)
    box.addEventListener('change', () => done.set({ ...done.get(), [habit + day]: box.checked }))
    const cell = make('td', '')
    cell.append(box)
    return cell
  }))
  return row
}))`,
      ),
    }),
  },
} as const satisfies Record<string, SectionKind>
