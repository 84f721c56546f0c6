/**
 * Our own rule: no plain object is looked up by a word. Every object answers to "constructor" and "toString", so a table
 * of words is made by `toTable` (platform/table.ts), which has no such words, or is a Map.
 */
const MADE_SAFELY =
  'A plain object answers to "constructor" and "toString": make the table with toTable(…), or use a Map.'
const OWN_ONLY = '"in" finds what every object inherits: use Object.hasOwn, a Map or a Set.'

/** `Record<string, …>` or `Readonly<Record<string, …>>`. */
function isTableType(type) {
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false
  const [first] = type.typeArguments?.params ?? []
  if (type.typeName.name === 'Readonly') return isTableType(first)
  return type.typeName.name === 'Record' && first?.type === 'TSStringKeyword'
}

const bare = (node) =>
  ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node?.type) ? bare(node.expression) : node

const isFromEntries = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === 'Object' &&
  node.callee.property.name === 'fromEntries'

const isPlainObject = (node) => node?.type === 'ObjectExpression' || isFromEntries(node)

/** Whether something is looked up by what is not written there: `table[word]`. */
const isLookedUp = ({ parent, ...node }) =>
  parent.type === 'MemberExpression' && parent.computed && parent.object.range[0] === node.range[0]

/** @type {import('eslint').Rule.RuleModule} */
export const noPlainTables = {
  meta: { type: 'problem', fixable: 'code', schema: [] },
  create(context) {
    const { sourceCode } = context
    const report = (node, message) =>
      context.report({
        node,
        message,
        fix: (fixer) =>
          message === MADE_SAFELY ? [fixer.insertTextBefore(node, 'toTable('), fixer.insertTextAfter(node, ')')] : null,
      })
    return {
      VariableDeclarator(node) {
        const made = bare(node.init)
        if (!isPlainObject(made)) return
        if (isTableType(node.id.typeAnnotation?.typeAnnotation)) return report(node.init, MADE_SAFELY)
        if (!isFromEntries(made)) return
        const [variable] = sourceCode.getDeclaredVariables(node)
        if (variable?.references.some(({ identifier }) => isLookedUp(identifier))) report(node.init, MADE_SAFELY)
      },
      'MemberExpression[computed=true]'({ object, property }) {
        const key = bare(property)
        if (bare(object).type === 'ObjectExpression' && key.type !== 'Literal') report(object, MADE_SAFELY)
      },
      'BinaryExpression[operator="in"]'(node) {
        if (node.left.type !== 'Literal' && node.left.type !== 'PrivateIdentifier') report(node, OWN_ONLY)
      },
    }
  },
}
