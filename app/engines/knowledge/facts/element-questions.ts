import { inOrder } from '#app/platform/values/pattern-parts.ts'
import { ORDINALS } from '../number-names.ts'
import { toPlainQuestion } from '../plain-question.ts'
import { type Element, openElements, weighFormula, writeMass } from './elements.server.ts'
import { type Finding, fromElements } from './finding.ts'
import { findSubjects } from './wording.ts'

const NOUN = '(?:(?:chemical|atomic|element|elemental|periodic|periodic table|chemistry) )*'
const quoteOf = (element: Element) =>
  fromElements(`${element.number}, ${element.symbol}, ${element.name}, mass ${element.mass ?? 'none'}`)
const nameIt = (element: Element) => element.name.toLowerCase()

type Matter = { nouns: string; forms: RegExp[]; say(element: Element): string | null }

const MATTERS: Matter[] = [
  {
    nouns: `${NOUN}(?:symbol|abbreviation|sign|letter|letters|notation)(?: on periodic table| in periodic table)?`,
    forms: [
      /^how is (?<s>[a-z]+) (?:abbreviated|written|shown) (?:in|on) (?:chemistry|periodic table)$/,
      /^(?:what|which) (?:letter|letters|symbol) (?:stands?|is used|are used|represents?) (?:for )?(?<s>[a-z]+)(?: in periodic table| in chemistry)?$/,
    ],
    say: (element) => `The chemical symbol of ${nameIt(element)} is ${element.symbol}.`,
  },
  {
    nouns:
      '(?:atomic|proton|element|periodic table) (?:number|no)|number in periodic table|number of protons|protons|position in periodic table',
    forms: [
      /^how many protons (?:are |does |do |is |there |in |an? |one |has )*(?:atom of )?(?<s>[a-z]+)(?: atom)?(?: have| has| contain)?$/,
      /^where is (?<s>[a-z]+) (?:in|on) periodic table$/,
    ],
    say: (element) =>
      `The atomic number of ${nameIt(element)} is ${element.number}: each atom has ${element.number} proton${
        element.number === 1 ? '' : 's'
      }.`,
  },
  {
    nouns: 'number of electrons|electrons',
    forms: [
      /^how many electrons (?:are |does |do |is |there |in |an? |one |neutral |has )*(?:atom of )?(?<s>[a-z]+)(?: atom)?(?: have| has| contain)?$/,
    ],
    say: (element) =>
      `A neutral atom of ${nameIt(element)} has ${element.number} electron${
        element.number === 1 ? '' : 's'
      }, as many as its protons.`,
  },
  {
    nouns: '(?:(?:relative|average|standard|mean) )?(?:atomic|molar|atom) (?:mass|weight)|relative mass|mass number',
    forms: [/^how heavy is (?:atom of )?(?<s>[a-z]+)(?: atom)?$/],
    say: (element) =>
      element.mass === null
        ? null
        : `The atomic mass of ${nameIt(element)} is about ${writeMass(element.mass)} u (${writeMass(
            element.mass,
          )} g/mol).`,
  },
]
const NOT_HELD =
  '(?:melting|boiling|freezing) (?:point|temperature)|density|hardness|electronegativity|discoverer|half life|oxidation states?|electron configuration|valence electrons|price|colou?r|state at room temperature'

/** Answers about chemical elements: symbol, number, mass, and which element has them. */
export function answerElement(text: string, question: string): Finding {
  return (
    sayCount(text) ??
    sayFormulaMass(question) ??
    sayByNumber(text) ??
    sayBySymbol(text, question) ??
    sayMatter(text) ??
    sayIsElement(text) ??
    refuse(text)
  )
}

const findElement = (phrase: string) =>
  openElements().byName.get(
    phrase.replace(/^(?:element|chemical element|atom of) /, '').replace(/ (?:atom|element)$/, ''),
  ) ?? null

function sayMatter(text: string): Finding {
  for (const matter of MATTERS) {
    const phrases = [
      ...matter.forms.flatMap((form) => form.exec(text)?.groups?.s ?? []),
      ...findSubjects(text, matter.nouns),
    ]
    const element = phrases.map(findElement).find((each) => each !== null)
    if (!element) continue
    const said = matter.say(element)
    return said
      ? { text: said, source: quoteOf(element) }
      : { refusal: `${element.name} has no standard atomic mass, because it has no stable form.` }
  }
  return null
}

function refuse(text: string): Finding {
  const isAsked = [...findSubjects(text, NOT_HELD)].some((phrase) => findElement(phrase))
  return isAsked ? { refusal: 'The element data holds names, symbols, numbers and masses only.' } : null
}

const BY_NUMBER = [
  inOrder(
    /^(?:(?:what|which|name|is|chemical|tell|me) )*element (?:(?:has|is|with|have|number|at|in periodic table) )*(?:an? )?(?:(?:atomic|proton|element) )?(?:(?:number|no|position) )?(?:of )?/,
    /(?<n>\d{1,3})(?: protons| on periodic table| in periodic table)?$/,
  ),
  /^(?:(?:what|which|name|is|chemical) )*(?:(?<o>\d{1,3})(?:st|nd|rd|th)|(?<w>[a-z]+)) (?:chemical )?element(?: (?:in|on|of) periodic table)?$/,
  /^(?:(?:what|which|name|is) )*(?:atomic number|element number) (?<n>\d{1,3})$/,
  /^(?:what|which) (?:element|atom) (?:has|with|contains) (?<n>\d{1,3}) protons$/,
  /^(?:what|which) has atomic number (?<n>\d{1,3})$/,
]

function sayByNumber(text: string): Finding {
  for (const form of BY_NUMBER) {
    const groups = form.exec(text)?.groups
    const number =
      groups?.n ??
      groups?.o ??
      (groups?.w === 'last'
        ? '118'
        : groups?.w === 'lightest'
          ? '1'
          : groups?.w
            ? String(ORDINALS.indexOf(groups.w) + 1)
            : '0')
    const element = openElements().all[Number(number) - 1]
    if (!groups || !element) continue
    return {
      text: `The element with atomic number ${element.number} is ${nameIt(element)} (${element.symbol}).`,
      source: quoteOf(element),
    }
  }
  return null
}

const BY_SYMBOL = [
  inOrder(
    /^(?:(?:what|which|name|is|chemical|does) )*(?:element|metal|chemical|gas) (?:(?:is|has|with|have|called|represented by|symbol|abbreviated|whose|for|of|denoted by|does) )*/,
    /(?:chemical |atomic )?(?:symbol |letter |letters |abbreviation )?(?:is |of )?(?<s>[a-z]{1,2})(?: (?:on|in) periodic table| stand for| represent| symbol)*$/,
  ),
  inOrder(
    /^(?:what|which)(?: element| metal)?(?: does| is)? (?:chemical |element )?symbol (?<s>[a-z]{1,2})(?: (?:stand for|represent|mean|stands for|for|refer to|belong to))?/,
    /(?: (?:on|in) (?:periodic table|chemistry))?$/,
  ),
  /^what (?:does|is) (?<s>[a-z]{1,2}) (?:stand for |mean |represent |symbol )?(?:(?:on|in) )?(?:periodic table|chemistry|table of elements)(?: stand for| mean| represent)?$/,
  /^(?:chemical |element )symbol (?<s>[a-z]{1,2})$/,
  /^(?<s>[a-z]{1,2}) is (?:chemical )?symbol (?:for|of) (?:which|what)(?: element)?$/,
  /^(?:what|which) element is (?<s>[a-z]{1,2})$/,
  /^(?<s>[a-z]{1,2}) is (?:which|what) (?:chemical )?element$/,
]

function sayBySymbol(text: string, question: string): Finding {
  const plain = toPlainQuestion(question)
    .toLowerCase()
    .replace(/[?".']/g, '')
  for (const form of BY_SYMBOL) {
    const symbol = form.exec(text)?.groups?.s ?? form.exec(plain)?.groups?.s
    const element = symbol ? openElements().bySymbol.get(symbol) : undefined
    if (element)
      return {
        text: `${element.symbol} is the chemical symbol of ${nameIt(element)} (atomic number ${element.number}).`,
        source: quoteOf(element),
      }
  }
  return null
}

const COUNT = inOrder(
  /^(?:how many|number of) (?:known |chemical |different |named )*elements (?:(?:are|there|exist|known|on|in|do we know|does|have)(?: |$))*(?:periodic table|nature|world|universe)?/,
  /(?: have| has| contain)?$/,
)

function sayCount(text: string): Finding {
  return COUNT.test(text) && !/nature|universe/.test(text)
    ? {
        text: `There are ${openElements().all.length} named elements in the periodic table.`,
        source: fromElements('elements 1 (hydrogen) to 118 (oganesson)'),
      }
    : null
}

const IS_ELEMENT = /^is (?<s>[a-z]+) (?:an? )?(?:chemical )?element$/

function sayIsElement(text: string): Finding {
  const element = findElement(IS_ELEMENT.exec(text)?.groups?.s ?? '')
  return element
    ? {
        text: `Yes, ${nameIt(element)} is a chemical element, number ${element.number} (${element.symbol}).`,
        source: quoteOf(element),
      }
    : null
}

const FORMULA = /(?:molar|molecular|formula|atomic) (?:mass|weight) (?:of|for) (?<f>[A-Z][A-Za-z0-9()]*)(?:\s*\?)?$/

function sayFormulaMass(question: string): Finding {
  const formula = FORMULA.exec(toPlainQuestion(question))?.groups?.f
  const weighed = formula && /\d|[A-Z].*[A-Z]/.test(formula) ? weighFormula(formula) : null
  return weighed
    ? {
        text: `The molar mass of ${formula} is about ${writeMass(weighed.mass)} g/mol.`,
        source: fromElements(weighed.parts.join(' + ')),
        isRecomputed: true,
      }
    : null
}
