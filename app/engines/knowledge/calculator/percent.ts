import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { readMoney, writeMoney } from './money.ts'
import { plain, sayEquals, sayIs, writeAmount } from './amount.ts'
import { add, divide, fromInteger, multiply, type Rational, readDecimal, subtract } from './rational.ts'
import type { Worked } from './problems/worked.ts'

const N = String.raw`[$£€]?\d[\d,]*(?:\.\d+)?(?:\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|bucks))?`
const P = String.raw`(?<rate>\d[\d,]*(?:\.\d+)?) ?%`
const HUNDRED = fromInteger(100)
const write = (value: Rational, sign: string) => writeMoney({ value, sign })

const frame = (source: string) => new RegExp(`^${source.replaceAll('{n}', N)}$`)

type Form = { pattern: RegExp; say: (parts: Record<string, string>) => Worked }

const share = (rate: string) => divide(readDecimal(rate) ?? fromInteger(0), HUNDRED)

function takeShare({ rate = '', whole }: Record<string, string>): Worked {
  const { value, sign } = readMoney(whole)
  const result = multiply(share(rate), value)
  const amount = writeAmount(result)
  const answer = sign ? `is ${write(result, sign)}` : sayIs(amount)
  return {
    text: `${rate}% of ${write(value, sign)} ${answer}.`,
    working: `${plain(share(rate))} × ${plain(value)} ${sayEquals(amount)}`,
  }
}

function change(
  { rate = '', whole }: Record<string, string>,
  direction: 1 | -1,
  subject: (money: string) => string,
): Worked {
  const { value, sign } = readMoney(whole)
  const factor = add(fromInteger(1), multiply(fromInteger(direction), share(rate)))
  const result = multiply(value, factor)
  const moved = multiply(value, share(rate))
  const verb = direction === 1 ? 'more' : 'less'
  return {
    text: `${subject(write(value, sign))} is ${write(result, sign)} (${write(moved, sign)} ${verb}).`,
    working: `${plain(value)} × ${plain(factor)} = ${plain(result)}`,
  }
}

function tip({ rate = '', whole, people }: Record<string, string>): Worked {
  const { value, sign } = readMoney(whole)
  const extra = multiply(value, share(rate))
  const total = add(value, extra)
  const each = people ? divide(total, fromInteger(Number(people))) : null
  return {
    text:
      `${/^(?:8|1[18](?!\d))/.test(rate) ? 'An' : 'A'} ${rate}% tip on ${write(value, sign)} is ${write(extra, sign)}, which makes ${write(total, sign)} in all` +
      `${each ? `, or ${write(each, sign || '')} each for ${people} people` : ''}.`,
    working: `${plain(share(rate))} × ${plain(value)} = ${plain(extra)}; ${plain(value)} + ${plain(extra)} = ${plain(
      total,
    )}${each ? `; ${plain(total)} ÷ ${people} = ${plain(each)}` : ''}`,
  }
}

/** What a price is without the tax that is in it. */
function withoutTax({ rate = '', whole, tax = 'VAT' }: Record<string, string>): Worked {
  const { value, sign } = readMoney(whole)
  const factor = add(fromInteger(1), share(rate))
  const net = divide(value, factor)
  const name = /^(?:vat|gst)$/i.test(tax) ? tax.toUpperCase() : tax
  const said = (amount: Rational) => (sign ? write(amount, sign) : writeAmount(amount, 4).text)
  return {
    text: `${write(value, sign)} with ${rate}% ${name} in it is ${said(net)} without it (${said(subtract(value, net))} of ${name}).`,
    working: `${plain(value)} ÷ ${plain(factor)} = ${plain(net)}`,
  }
}

function ratio({ part, whole }: Record<string, string>): Worked {
  const [a, b] = [readMoney(part), readMoney(whole)]
  if (b.value.top === 0n) return { refusal: 'A share of zero has no answer.' }
  const amount = writeAmount(multiply(divide(a.value, b.value), HUNDRED), 6)
  return {
    text: `${write(a.value, a.sign)} is ${amount.isRounded ? 'about ' : ''}${amount.text}% of ${write(
      b.value,
      b.sign,
    )}.`,
    working: `${plain(a.value)} ÷ ${plain(b.value)} × 100 ${sayEquals(amount)}`,
  }
}

function difference({ from, to }: Record<string, string>): Worked {
  const [a, b] = [readMoney(from), readMoney(to)]
  if (a.value.top === 0n) return { refusal: 'A percentage change from zero has no answer.' }
  const moved = subtract(b.value, a.value)
  const rate = writeAmount(multiply(divide(moved, a.value), HUNDRED), 6)
  const direction = moved.top < 0n ? 'a decrease' : 'an increase'
  const about = rate.isRounded ? 'about ' : ''
  return {
    text: `From ${write(a.value, a.sign)} to ${write(b.value, b.sign)} is ${direction} of ${about}${rate.text.replace(
      '−',
      '',
    )}%.`,
    working: `(${plain(b.value)} − ${plain(a.value)}) ÷ ${plain(a.value)} × 100 ${sayEquals(rate)}`,
  }
}

function findWhole({ rate = '', part }: Record<string, string>): Worked {
  const { value, sign } = readMoney(part)
  if (share(rate).top === 0n) return null
  const whole = divide(value, share(rate))
  return {
    text: `${write(value, sign)} is ${rate}% of ${write(whole, sign)}.`,
    working: `${plain(value)} ÷ ${plain(share(rate))} = ${plain(whole)}`,
  }
}

function findOriginal({ rate = '', part }: Record<string, string>): Worked {
  const { value, sign } = readMoney(part)
  const left = subtract(fromInteger(1), share(rate))
  if (left.top <= 0n) return null
  const whole = divide(value, left)
  return {
    text: `Before ${rate}% off the price was ${write(whole, sign)}.`,
    working: `${plain(value)} ÷ ${plain(left)} = ${plain(whole)}`,
  }
}

const WHOLE = '(?<whole>{n})'
const ASKS_PRICE =
  '(?:what|how much) (?:is|was|does|will|would) (?:(?:the |its )?(?:new |final |sale |reduced )?(?:price|cost)|it(?: cost| be)?)(?: now| then)?'
const TAX = '(?<tax>vat|sales tax|tax|gst)'
const WITHOUT_TAX: Form[] = [
  `(?:net )?(?:price|cost|amount|value)?(?: (?:is|of))? ?(?:without|excluding|excl\\.?|before|ex|net of|minus) ${TAX} (?:of|for|on|in|if it is) (?:a (?:gross )?price of )?${WHOLE}(?:,? (?:at|with|including|incl\\.?) (?:a rate of )?${P}(?: (?:vat|tax|gst))?)`,
  `${WHOLE},? (?:without|excluding|excl\\.?|minus|less|before|ex) (?:the )?${P} ${TAX}`,
  `(?:remove|take off|subtract|take|deduct) ${P} ${TAX} (?:from|off) ${WHOLE}`,
  `net (?:price|amount|cost)?(?: (?:of|for|if|when))? ?(?:the )?(?:gross (?:price )?(?:is|of) )?${WHOLE} (?:gross )?(?:with|at|including|incl\\.?) ${P} ${TAX}`,
  `${WHOLE} (?:including|incl\\.?|inclusive of|with) ${P} ${TAX},? (?:what is |how much is )?(?:the |it )?(?:net(?: price| amount)?|without (?:vat|tax|it)|before (?:vat|tax)|ex(?:cluding)? (?:vat|tax))`,
].map((source) => ({ pattern: frame(source), say: withoutTax }))

const FORMS: Form[] = [
  ...WITHOUT_TAX,
  {
    pattern: frame(
      `split (?:an? |the )?(?:bill of |check of |tab of )?${WHOLE}(?: bill| check| tab)?,? (?:between|among|by|for) (?<people>[1-9]\\d{0,3})(?: (?:people|ways|friends|of us))? with (?:an? )?${P} tip`,
    ),
    say: tip,
  },
  {
    pattern: frame(`${WHOLE} (?:plus|\\+) ${P} (?:vat|sales tax|tax|gst)(?: (?:added|on top))?`),
    say: (parts) => change(parts, 1, (money) => `${money} plus ${parts.rate}%`),
  },
  {
    pattern: frame(
      `(?:an? |the |my )?[a-z][a-z ]*? (?:costs?|is|was|cost me) ${WHOLE} (?:and|but|,) ?(?:is |it is |it's |it has |has |comes with |there is |i get )?(?:an? )?${P} (?:off|discount|cheaper|reduced)[,.;]* (?:how much|what) (?:do i (?:have to )?pay|is (?:it|the (?:new |sale |final )?price)|does it cost|would i pay)(?: now| for it)?`,
    ),
    say: (parts) => change(parts, -1, (money) => `${money} with ${parts.rate}% off`),
  },
  {
    pattern: frame(
      `(?:if )?(?:an? |the |my )?[a-z][a-z ]*? (?:costs?|is priced at|was priced at|is|was|cost) ${WHOLE}[,.]? (?:and |but )?(?:it |the price )?(?:is |was |gets |goes |has been )?(?:then |now )?(?<way>reduced|discounted|marked down|cut|lowered|down|increased|raised|marked up|up) by ${P}[,.;]* ${ASKS_PRICE}`,
    ),
    say: (parts) =>
      /^(?:increased|raised|marked up|up)$/.test(parts.way ?? '')
        ? change(parts, 1, (money) => `${money} increased by ${parts.rate}%`)
        : change(parts, -1, (money) => `${money} with ${parts.rate}% off`),
  },
  {
    pattern: frame(
      `(?:.*? )?(?<part>{n}) (?:after|with|at) (?:an? )?${P} (?:discount|off|reduction|markdown)(?: on it)?[,.;]* (?:what (?:was|is)|find|how much (?:was|is)|calculate) (?:its |the )?(?:original|old|full|initial|regular|normal|list)(?: (?:price|cost|amount))?`,
    ),
    say: findOriginal,
  },
  {
    pattern: frame(
      `(?:an? )?${P} (?:tip|gratuity|service charge) (?:on|for|of) (?:an? )?${WHOLE}(?: (?:bill|check|tab|meal|dinner|lunch))?(?:,? (?:split|shared|divided) (?:between|among|by|across|for)? ?(?<people>[1-9]\\d{0,3})(?: (?:people|ways|friends|of us))?)?`,
    ),
    say: tip,
  },
  {
    pattern: frame(
      `(?:tip|gratuity) (?:on|for|of) (?:an? )?${WHOLE}(?: (?:bill|check|tab|meal|dinner))? (?:at|of|with) ${P}`,
    ),
    say: tip,
  },
  { pattern: frame(`tip ${P} (?:on|of) (?:an? )?${WHOLE}(?: (?:bill|check|tab|meal))?`), say: tip },
  {
    pattern: frame(
      `(?:split )?${WHOLE} (?:bill )?with (?:an? )?${P} tip(?:,? (?:split|shared)?(?: between| among| by)? ?(?<people>[1-9]\\d{0,3})(?: (?:people|ways|friends))?)?`,
    ),
    say: tip,
  },
  { pattern: frame(`${P} (?:of|from) ${WHOLE}`), say: takeShare },
  {
    pattern: frame(
      `${P} (?:sales |value added )?(?:tax|vat|interest|commission|discount|deposit) (?:on|of|for) ${WHOLE}`,
    ),
    say: takeShare,
  },
  {
    pattern: frame(
      `(?:increase|raise|grow|up|mark up|marking up|increasing) (?:an? )?${WHOLE} (?:by|with) ${P}|${WHOLE.replace(
        'whole',
        'whole2',
      )} (?:increased|raised|grown|plus|\\+|up|marked up|goes up|went up) ?(?:by )?${P.replace('rate', 'rate2')}`,
    ),
    say: (parts) => change(second(parts), 1, (money) => `${money} increased by ${second(parts).rate}%`),
  },
  {
    pattern: frame(
      `(?:decrease|reduce|lower|cut|drop|discount|decreasing|reducing) (?:an? )?${WHOLE} by ${P}|${WHOLE.replace(
        'whole',
        'whole2',
      )} (?:decreased|reduced|lowered|cut|minus|-|−|less|down|discounted|goes down|went down) ?(?:by )?${P.replace(
        'rate',
        'rate2',
      )}`,
    ),
    say: (parts) => change(second(parts), -1, (money) => `${money} decreased by ${second(parts).rate}%`),
  },
  {
    pattern: frame(`${P} more than ${WHOLE}`),
    say: (parts) => change(parts, 1, (money) => `${money} increased by ${parts.rate}%`),
  },
  {
    pattern: frame(`${P} less than ${WHOLE}`),
    say: (parts) => change(parts, -1, (money) => `${money} decreased by ${parts.rate}%`),
  },
  {
    pattern: frame(`(?:sales tax|tax|vat|commission|interest|discount|deposit) (?:at|of) ${P} (?:on|of) ${WHOLE}`),
    say: takeShare,
  },
  {
    pattern: frame(`add ${P} (?:tax |vat )?to ${WHOLE}`),
    say: (parts) => change(parts, 1, (money) => `${money} increased by ${parts.rate}%`),
  },
  {
    pattern: frame(
      `(?:take )?${P} (?:off|discount on|off of|reduction on|reduction of) (?:of )?(?:an? )?${WHOLE}|${WHOLE.replace(
        'whole',
        'whole2',
      )} (?:with|at|after) (?:an? )?${P.replace('rate', 'rate2')} (?:off|discount)`,
    ),
    say: (parts) => change(second(parts), -1, (money) => `${money} with ${second(parts).rate}% off`),
  },
  { pattern: frame(`(?:%|percentage) (?:is |of )?(?<part>{n}) (?:is )?(?:of|out of|from) ${WHOLE}`), say: ratio },
  { pattern: frame(`(?:%|percentage) of ${WHOLE} (?:is|equals|makes) (?<part>{n})`), say: ratio },
  {
    pattern: frame(
      `(?<part>{n}) (?:is|as|are|equals) (?:what |a |which )?(?:%|percentage) (?:share )?of(?: what)? ${WHOLE}`,
    ),
    say: ratio,
  },
  {
    pattern: frame(
      `(?<part>{n}) (?:out of|of|\\/|over|from) ${WHOLE} (?:as|in|to)(?: an?)? (?:%|percentage|percentages)`,
    ),
    say: ratio,
  },
  {
    pattern: frame(
      `(?:%|percentage) (?:change|increase|decrease|difference|growth|rise|drop|fall) (?:from|between|of) (?<from>{n}) (?:to|and) (?<to>{n})`,
    ),
    say: difference,
  },
  {
    pattern: frame(
      `(?:%|percentage) (?:is |was )?(?:an? |the )?(?:change|increase|decrease|rise|drop) (?:from) (?<from>{n}) to (?<to>{n})`,
    ),
    say: difference,
  },
  { pattern: frame(`(?<part>{n}) is ${P} of (?:what|what number|which number|how much|\\?)`), say: findWhole },
  { pattern: frame(`${P} of (?:what|what number|which number) (?:is|equals|gives) (?<part>{n})`), say: findWhole },
  {
    pattern: frame(
      `(?:number is|if) ?${P} of (?:a|the|some) number is (?<part>{n})(?:,? (?:what is|find) the number)?`,
    ),
    say: findWhole,
  },
]

/** Two spellings of one form share a pattern; the second names its groups with a 2. */
function second(parts: Record<string, string>): Record<string, string> {
  return { ...parts, whole: parts.whole ?? parts.whole2 ?? '', rate: parts.rate ?? parts.rate2 ?? '' }
}

const SHELL = inOrder(
  /^/,
  anyOf(
    /what/,
    /whats/,
    /how much/,
    /how many/,
    /which/,
    /calculate/,
    /compute/,
    /work out/,
    /find/,
    /determine/,
    /is/,
    /are/,
    /was/,
    /would be/,
    /will be/,
    /be/,
    /do (?:i|we) (?:leave|pay) (?:for|with)/,
    /for/,
    /the/,
    /would (?:i|we|you) pay/,
    /do (?:i|we|you) pay/,
    /with/,
    /express/,
    /write/,
    /convert/,
    /if i/,
    /you/,
    /result of/,
    /value of/,
    /price of/,
    /cost of/,
    /leave/,
    /give/,
    /get/,
    /amount of/,
  ),
  / /,
)

/** Works out percentages: shares, tips, discounts, increases, changes and the whole behind a share. */
export function workPercent(text: string): Worked {
  let inner = text
    .replace(/(\d) ?(?:percent|per cent|pct|%)(?!age)/g, '$1%')
    .replace(/(?<!\d)(?:\bpercent\b|\bper cent\b|\bpct\b|%)|\bpercentages?\b/g, 'percentage')
  for (let turn = 0; turn < 6; turn += 1) {
    for (const form of FORMS) {
      const match = form.pattern.exec(inner)
      if (match)
        return form.say(
          Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined)) as Record<
            string,
            string
          >,
        )
    }
    const shorter = inner.replace(SHELL, '').replace(/ (?:is|equals?|be|=|in total|in all|total)$/, '')
    if (shorter === inner) return null
    inner = shorter
  }
  return null
}
