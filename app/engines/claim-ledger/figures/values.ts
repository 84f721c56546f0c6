import type { Quantity } from './quantities.ts'

/** How far an "about" may be off, as a share: 5 %, and 10 % where the figure is plainly round. */
const ABOUT_SHARE = 0.05

const ROUND_SHARE = 0.1

/** How far a rounder figure may stand for a finer one without any "about". */
const ROUNDING_SHARE = 0.005

/** How far apart two figures may be that were converted and rounded. */
const CONVERSION_SHARE = 0.025

/** How far off a few of a coarse unit may be: three miles are 5 km, an ounce 30 g, a week and a half ten days. */
const COARSE_SHARE = 0.06

function isNear(a: number, b: number, share: number): boolean {
  return Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b)) + 1e-12
}

/** Whether two figures say the same within what their wording and digits allow. */
function areSameValue(a: Quantity, b: Quantity): boolean {
  return [b, ...imperial(b)].some((y) => [a, ...imperial(a)].some((x) => isSameFigure(x, y)))
}

/** A gallon or pint that says no country may be the larger one. */
function imperial(quantity: Quantity): Quantity[] {
  if (!['gal', 'pint'].includes(quantity.unit) || /\bUS\b|U\.S\.|American/.test(quantity.text)) return []
  const scale = (value: number): number => value * IMPERIAL
  const { value, low, high, step } = quantity
  return [
    {
      ...quantity,
      unit: `imp ${quantity.unit}`,
      value: scale(value),
      low: scale(low),
      high: scale(high),
      step: scale(step),
    },
  ]
}

const IMPERIAL = 1.20095

function isSameFigure(a: Quantity, b: Quantity): boolean {
  if (isNear(a.value, b.value, 1e-9)) return true
  const [rounder, finer] = a.step >= b.step ? [a, b] : [b, a]
  const isRounding = Math.abs(rounder.value - finer.value) <= rounder.step + 1e-12
  if (a.bound === 'about' || b.bound === 'about') {
    return (
      isNear(a.value, b.value, ABOUT_SHARE) ||
      (isRounding && isNear(a.value, b.value, ROUND_SHARE)) ||
      (a.dimension === 'share' && isNear(a.value, b.value, ROUND_SHARE))
    )
  }
  if (a.unit !== b.unit && !a.isUnitless && !b.isUnitless && a.dimension !== 'count') {
    const scale =
      a.dimension === 'temperature' ? Math.max(Math.abs(a.value), 20) : Math.max(Math.abs(a.value), Math.abs(b.value))
    if (isRounding && rounder.value <= 10 * rounder.step + 1e-12 && isNear(a.value, b.value, COARSE_SHARE)) return true
    return isRounding || Math.abs(a.value - b.value) <= finer.step
      ? Math.abs(a.value - b.value) <= CONVERSION_SHARE * scale
      : Math.abs(a.value - b.value) <= 0.002 * scale
  }
  return (
    isRounding &&
    rounder.step > finer.step &&
    isNear(a.value, b.value, ROUNDING_SHARE) &&
    a.dimension !== 'ordinal' &&
    a.dimension !== 'label'
  )
}

/** How two quantities of one dimension stand; "narrower" when both hold but one says less. */
export function compareValues(a: Quantity, b: Quantity): 'same' | 'narrower' | 'differs' {
  const isOpen = (q: Quantity): boolean => q.bound === 'over' || q.bound === 'under'
  if (isOpen(a) && isOpen(b))
    return a.bound === b.bound
      ? areSameValue({ ...a, bound: 'about' }, { ...b, bound: 'about' })
        ? 'same'
        : 'differs'
      : 'differs'
  if (a.bound === 'range' && b.bound === 'range') return compareRanges(a, b)
  if (isOpen(a) || isOpen(b)) {
    const [open, point] = isOpen(a) ? [a, b] : [b, a]
    const isInside = point.high >= open.low && point.low <= open.high
    if (isInside && point.bound !== 'range' && isFarFromBound(open, point)) return 'narrower'
    return isInside || areSameValue({ ...open, bound: 'about' }, point) ? 'same' : 'differs'
  }
  if (a.bound === 'range' || b.bound === 'range') {
    const [wide, point] = a.bound === 'range' ? [a, b] : [b, a]
    const share = point.dimension === 'share' ? ROUND_SHARE : ABOUT_SHARE
    const slack =
      (point.bound === 'about' ? share : point.unit === wide.unit ? 0 : CONVERSION_SHARE) * Math.abs(point.value)
    return point.value >= wide.low - slack && point.value <= wide.high + slack ? 'same' : 'differs'
  }
  return areSameValue(a, b) ? 'same' : 'differs'
}

/** "More than 50,000" holds of 81,365, but says much less. */
function isFarFromBound(open: Quantity, point: Quantity): boolean {
  const bound = open.bound === 'over' ? open.low : open.high
  return bound > 0 && point.value > 0 && Math.max(bound, point.value) > FAR_BOUND * Math.min(bound, point.value)
}

const FAR_BOUND = 1.2

function compareRanges(a: Quantity, b: Quantity): 'same' | 'narrower' | 'differs' {
  const isLowSame = areSameValue({ ...a, value: a.low, bound: 'about' }, { ...b, value: b.low })
  const isHighSame = areSameValue({ ...a, value: a.high, bound: 'about' }, { ...b, value: b.high })
  if (isLowSame && isHighSame) return 'same'
  const shared = Math.min(a.high, b.high) - Math.max(a.low, b.low)
  const shorter = Math.min(a.high - a.low, b.high - b.low)
  return shared >= shorter * 0.5 ? 'narrower' : 'differs'
}
