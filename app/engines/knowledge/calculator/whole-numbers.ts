import { count, listWords } from './amount.ts'
import { greatestCommonDivisor } from './rational.ts'
import type { Worked } from './problems/worked.ts'

const LARGEST = 1_000_000_000_000
const MOST_FACTORS_SHOWN = 48
const LARGEST_FIBONACCI = 300

const write = (value: number | bigint) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
const readWhole = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
const readWholes = (text: string) =>
  (text.match(/\d[\d,]*\d|\d/g) ?? []).flatMap((piece) =>
    /^\d{1,3}(,\d{3})+$/.test(piece) ? [readWhole(piece)] : piece.split(',').map(Number),
  )

/** Prime factors in rising order, with repeats; empty below 2. */
function listPrimeFactors(value: number): number[] {
  const factors: number[] = []
  let rest = value
  for (let divisor = 2; divisor * divisor <= rest; divisor += divisor === 2 ? 1 : 2) {
    while (rest % divisor === 0) {
      factors.push(divisor)
      rest /= divisor
    }
  }
  return rest > 1 ? [...factors, rest] : factors
}

const isPrime = (value: number) => value > 1 && listPrimeFactors(value).length === 1

function sayPrime(value: number): Worked {
  if (value > LARGEST) return { refusal: 'That number is too large to test here.' }
  const factors = listPrimeFactors(value)
  if (factors.length === 1)
    return {
      text: `Yes, ${write(value)} is a prime number.`,
      working: `no whole number from 2 to ${write(Math.floor(Math.sqrt(value)))} divides ${write(value)}`,
    }
  if (value < 2)
    return {
      text: `No, ${value} is not a prime number; the smallest prime is 2.`,
      working: 'a prime has exactly two divisors',
    }
  return {
    text: `No, ${write(value)} is not a prime number: it is ${factors.map(write).join(' × ')}.`,
    working: `${write(value)} = ${factors.map(write).join(' × ')}`,
  }
}

function sayFactors(value: number): Worked {
  if (value > LARGEST || value < 1)
    return { refusal: 'Factors are listed for whole numbers from 1 to a million million.' }
  const low: number[] = []
  for (let divisor = 1; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) low.push(divisor)
  const all = [...new Set([...low, ...low.toReversed().map((divisor) => value / divisor)])]
  if (all.length > MOST_FACTORS_SHOWN)
    return {
      text: `${write(value)} has ${all.length} factors, from 1 to ${write(value)}.`,
      working: `${write(value)} = ${listPrimeFactors(value).map(write).join(' × ')}`,
    }
  return {
    text: `The factors of ${write(value)} are ${listWords(all.map(write))}.`,
    working: `${count(all.length, 'whole number')} divide ${write(value)} exactly`,
  }
}

function sayPrimeFactors(value: number): Worked {
  if (value > LARGEST || value < 2)
    return { refusal: 'Prime factors are found for whole numbers from 2 to a million million.' }
  const product = listPrimeFactors(value).map(write).join(' × ')
  return {
    text: isPrime(value)
      ? `${write(value)} is itself a prime number.`
      : `The prime factors of ${write(value)} are ${product}.`,
    working: `${write(value)} = ${product}`,
  }
}

function sayCommon(kind: 'gcd' | 'lcm', numbers: number[]): Worked {
  if (
    numbers.length < 2 ||
    numbers.length > 20 ||
    numbers.some((number) => number < 1 || !Number.isSafeInteger(number))
  )
    return null
  const wholes = numbers.map(BigInt)
  const gcd = wholes.reduce(greatestCommonDivisor)
  const lcm = wholes.reduce((a, b) => (a / greatestCommonDivisor(a, b)) * b)
  const name = kind === 'gcd' ? 'greatest common divisor' : 'least common multiple'
  const result = write(kind === 'gcd' ? gcd : lcm)
  return {
    text: `The ${name} of ${listWords(numbers.map(write))} is ${result}.`,
    working: `${kind}(${numbers.join(', ')}) = ${result}`,
  }
}

function sayDivisible(value: number, divisor: number): Worked {
  if (divisor === 0) return { refusal: 'Dividing by zero has no answer.' }
  if (!Number.isSafeInteger(value)) return null
  const [times, rest] = [Math.floor(value / divisor), value % divisor]
  const working = `${write(value)} = ${write(divisor)} × ${write(times)}${rest ? ` + ${write(rest)}` : ''}`
  return {
    text:
      rest === 0
        ? `Yes, ${write(value)} is divisible by ${write(divisor)}: it is ${write(times)} times ${write(divisor)}.`
        : `No, ${write(value)} is not divisible by ${write(divisor)}: the remainder is ${write(rest)}.`,
    working,
  }
}

function sayParity(value: number, asked: string): Worked {
  const actual = value % 2 === 0 ? 'even' : 'odd'
  const lead = /or/.test(asked) ? '' : asked === actual ? 'Yes, ' : 'No, '
  return {
    text: `${lead}${write(value)} is an ${actual} number.`,
    working: `${write(value)} = 2 × ${write(Math.floor(value / 2))}${actual === 'odd' ? ' + 1' : ''}`,
  }
}

function sayNeighbouringPrime(value: number, step: 1 | -1): Worked {
  if (value > LARGEST) return { refusal: 'That number is too large to search from here.' }
  let candidate = value + step
  while (candidate > 1 && !isPrime(candidate)) candidate += step
  if (candidate < 2) return { refusal: 'There is no prime number below 2.' }
  return {
    text: `The ${step === 1 ? 'next prime after' : 'largest prime below'} ${write(value)} is ${write(candidate)}.`,
    working: `${write(candidate)} is divisible only by 1 and itself`,
  }
}

function saySquare(value: number): Worked {
  if (!Number.isSafeInteger(value)) return null
  const root = Math.floor(Math.sqrt(value))
  const isSquare = root * root === value
  return {
    text: isSquare
      ? `Yes, ${write(value)} is a perfect square: ${write(root)} × ${write(root)}.`
      : `No, ${write(value)} is not a perfect square: it lies between ${write(root)}² and ${write(root + 1)}².`,
    working: `${write(root)} × ${write(root)} = ${write(root * root)}`,
  }
}

function choose(n: number, k: number): Worked {
  if (k > n || n > 500) return null
  let result = 1n
  for (let step = 1; step <= k; step += 1) result = (result * BigInt(n - k + step)) / BigInt(step)
  return {
    text: `There are ${write(result)} ways to choose ${k} from ${n}.`,
    working: `${n}! ÷ (${k}! × ${n - k}!) = ${write(result)}`,
  }
}

function sayFibonacci(place: number): Worked {
  if (place < 1 || place > LARGEST_FIBONACCI)
    return { refusal: `Fibonacci numbers are worked out from the 1st to the ${LARGEST_FIBONACCI}th.` }
  let [a, b] = [0n, 1n]
  for (let step = 1; step < place; step += 1) [a, b] = [b, a + b]
  return {
    text: `Fibonacci number ${place} is ${write(b)}, counting 1, 1, 2, 3 from the first.`,
    working: 'each is the sum of the two before it',
  }
}

const W = String.raw`(\d[\d,]*)`
const LISTED = String.raw`(\d[\d, &and]*\d)`
const Q = String.raw`(?:(?:what|which|calculate|compute|find|work out|list|give|name|show|determine|are|is|do|all|the|write) )*`

const FORMS: [RegExp, (...groups: string[]) => Worked][] = [
  [
    new RegExp(
      `^(?:is|check (?:if|whether)|if|whether) (?:the number )?${W} (?:is )?(?:a )?prime(?: number)?(?: or (?:not|composite))?$|^${W} (?:is )?(?:a )?prime(?: number)?$|^prime check (?:of |for )?${W}$`,
    ),
    (a, b, c) => sayPrime(readWhole(a ?? b ?? c)),
  ],
  [new RegExp(`^is (?:the number )?${W} (?:a )?composite(?: number)?$`), (a) => sayPrime(readWhole(a))],
  [
    new RegExp(`^${Q}prime (?:factors|factori[sz]ation|decomposition|divisors) (?:of|for) ${W}$|^factori[sz]e ${W}$`),
    (a, b) => sayPrimeFactors(readWhole(a ?? b)),
  ],
  [new RegExp(`^${Q}(?:factors|divisors) (?:of|for) ${W}$`), (a) => sayFactors(readWhole(a))],
  [
    new RegExp(`^(?:what numbers|what|which numbers|numbers that) (?:divide|go into) ${W}(?: evenly| exactly)?$`),
    (a) => sayFactors(readWhole(a)),
  ],
  [
    new RegExp(
      `^${Q}(?:gcd|hcf|gcf|(?:greatest|highest|largest) common (?:divisor|factor|denominator))(?: of| for| between)?[\\s(]*${LISTED}\\)?$`,
    ),
    (a) => sayCommon('gcd', readWholes(a ?? '')),
  ],
  [
    new RegExp(
      `^${Q}(?:lcm|lcd|(?:least|lowest|smallest) common (?:multiple|denominator))(?: of| for| between)?[\\s(]*${LISTED}\\)?$`,
    ),
    (a) => sayCommon('lcm', readWholes(a ?? '')),
  ],
  [
    new RegExp(`^(?:is )?${W} (?:evenly )?(?:divisible by|a multiple of) ${W}$`),
    (a, b) => sayDivisible(readWhole(a), readWhole(b)),
  ],
  [
    new RegExp(`^(?:does|can) ${W} (?:divide|go into|be divided into) ${W}(?: evenly| exactly)?$`),
    (a, b) => sayDivisible(readWhole(b), readWhole(a)),
  ],
  [
    new RegExp(`^is (?:the number )?${W} (?:an )?(odd or even|even or odd|even|odd)(?: number)?$`),
    (a, asked) => sayParity(readWhole(a), asked ?? ''),
  ],
  [
    new RegExp(`^is (?:the number )?${W} (?:a )?(?:perfect square|square number|square)$`),
    (a) => saySquare(readWhole(a)),
  ],
  [
    new RegExp(
      `^${Q}(?:next|first|smallest) prime(?: number)? (?:after|above|following|greater than|larger than|bigger than|over) ${W}$`,
    ),
    (a) => sayNeighbouringPrime(readWhole(a), 1),
  ],
  [
    new RegExp(
      `^${Q}(?:previous|last|largest|biggest) prime(?: number)? (?:before|below|less than|smaller than|under) ${W}$`,
    ),
    (a) => sayNeighbouringPrime(readWhole(a), -1),
  ],
  [
    new RegExp(
      `^${Q}${W} choose ${W}$|^${Q}${W} ?c ?${W}$|^(?:how many ways (?:are there |can (?:you|i|we|one) )?(?:to )?choose) ${W} (?:\\w+ )?(?:from|out of|of) ${W}(?: \\w+)?$`,
    ),
    (a, b, c, d, e, f) => (e ? choose(readWhole(f), readWhole(e)) : choose(readWhole(a ?? c), readWhole(b ?? d))),
  ],
  [
    new RegExp(`^${Q}${W}(?:st|nd|rd|th) fibonacci(?: number| term)?$|^${Q}fibonacci (?:number |of )?${W}$`),
    (a, b) => sayFibonacci(readWhole(a ?? b)),
  ],
]

/** Answers questions about whole numbers: primes, factors, common divisors and multiples, parity, choices. */
export function workWholeNumbers(text: string): Worked {
  for (const [pattern, say] of FORMS) {
    const match = pattern.exec(text)
    if (match) return say(...(match.slice(1) as string[]))
  }
  return null
}
