import { childOf, elementsOf, textOf, type Tree } from './tree.ts'

const MOST_DEPTH = 60

/** An equation of a Word document on one line: "(a+b)/(2)", "x^(2)", "√(y)". What it does not know gives its signs in their order. */
export function toLinearMath(tree: Tree, depth = 0): string {
  if (depth > MOST_DEPTH) return textOf(tree)
  const part = (name: string) => {
    const child = childOf(tree, name)
    return child ? toLinearMath(child, depth + 1) : ''
  }
  const all = () =>
    elementsOf(tree)
      .map((child) => toLinearMath(child, depth + 1))
      .join('')
  switch (tree.name) {
    case 'm:t':
      return textOf(tree)
    case 'm:f':
      return `(${part('m:num')})/(${part('m:den')})`
    case 'm:sSup':
      return `${part('m:e')}^(${part('m:sup')})`
    case 'm:sSub':
      return `${part('m:e')}_(${part('m:sub')})`
    case 'm:sSubSup':
      return `${part('m:e')}_(${part('m:sub')})^(${part('m:sup')})`
    case 'm:rad':
      return `${part('m:deg')}√(${part('m:e')})`
    case 'm:nary': {
      const sign = childOf(childOf(tree, 'm:naryPr') ?? tree, 'm:chr')?.attributes['m:val'] ?? '∫'
      return `${sign}_(${part('m:sub')})^(${part('m:sup')}) ${part('m:e')}`
    }
    case 'm:d': {
      const inner = elementsOf(tree).filter(({ name }) => name === 'm:e')
      return `(${inner.map((one) => toLinearMath(one, depth + 1)).join(', ')})`
    }
    default:
      return tree.name.endsWith('Pr') ? '' : all()
  }
}
