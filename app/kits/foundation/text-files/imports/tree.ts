/** An element of HTML or XML with its attributes, in plain data: what parsers of the server and of the browser give alike. */
export type Tree = { name: string; attributes: Readonly<Record<string, string>>; children: (Tree | string)[] }

export const isElement = (node: Tree | string): node is Tree => typeof node !== 'string'

export const elementsOf = ({ children }: Tree): Tree[] => children.filter(isElement)

/** The first child of a name; undefined where there is none. */
export const childOf = (tree: Tree | undefined, name: string): Tree | undefined =>
  tree?.children.find((one): one is Tree => isElement(one) && one.name === name)

/** All elements of a name, however deep, in reading order. */
export function findAll(tree: Tree, name: string): Tree[] {
  const found: Tree[] = []
  const open: Tree[] = [tree]
  while (open.length > 0) {
    const one = open.pop()!
    if (one.name === name) found.push(one)
    open.push(...elementsOf(one).reverse())
  }
  return found
}

/** The words of an element, without marks. */
export function textOf(tree: Tree): string {
  let text = ''
  const open: (Tree | string)[] = [tree]
  while (open.length > 0) {
    const one = open.pop()!
    if (typeof one === 'string') text += one
    else open.push(...[...one.children].reverse())
  }
  return text
}
