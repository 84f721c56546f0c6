import js from '@eslint/js'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'
import { noPlainTables } from './scripts/lint-tables.js'

export default ts.config(
  {
    ignores: [
      'build*/',
      'data/',
      'node_modules/',
      'screens/',
      'test-results/',
      'playwright-report/',
      'drizzle/',
      'training/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['app/**/*.tsx'],
    ...a11y.flatConfigs.recommended,
    plugins: { ...a11y.flatConfigs.recommended.plugins, 'react-hooks': hooks },
    rules: {
      ...a11y.flatConfigs.recommended.rules,
      ...hooks.configs.recommended.rules,
      // A table that scrolls sideways is a region one must be able to reach by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    // Words of strangers are looked up anywhere but in what only draws or lists.
    files: ['server.ts', 'app/**/*.{ts,tsx}'],
    ignores: ['app/ui/**', 'app/catalogue/**', '**/*.test.{ts,tsx}'],
    plugins: { frenly: { rules: { 'no-plain-tables': noPlainTables } } },
    rules: { 'frenly/no-plain-tables': 'error' },
  },
  {
    // What old versions of Node must be able to read.
    files: ['scripts/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['scripts/**', 'tests/**', '*.config.*', '**/*.test.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
)
