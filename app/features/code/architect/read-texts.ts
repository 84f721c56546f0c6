import { parse as parseToml } from 'smol-toml'
import type { Dependency, Remark } from './survey.ts'

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN (?:RSA |EC |OPENSSH |PGP )?PRIVATE KEY/, 'A private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'A key of Amazon Web Services'],
  [/\bgh[pousr]_[A-Za-z0-9]{36,80}\b/, 'A token of GitHub'],
  [/\bsk-[A-Za-z0-9_-]{32,120}\b/, 'A key of a model provider'],
  [/\bsk_live_[A-Za-z0-9]{16,80}\b/, 'A live key of Stripe'],
  [/\bxox[abpr]-[A-Za-z0-9-]{20,100}\b/, 'A token of Slack'],
  [/\bAIza[0-9A-Za-z_-]{35}\b/, 'A key of Google'],
  [
    /\b(?:password|passwd|secret|api_?key|token)\b["']?\s{0,3}[:=]\s{0,3}["'][^"'\s${}<>]{12,120}["']/i,
    'What looks like a password or key written into the code',
  ],
]
const LINE_MAX_CHARS = 1_000
const MOST_SECRETS = 100

/** Lines that seem to hold secrets. The secret itself is not repeated. */
export function findSecrets(path: string, text: string): Remark[] {
  const found: Remark[] = []
  for (const [n, whole] of text.split('\n').entries()) {
    if (found.length >= MOST_SECRETS) break
    const line = whole.slice(0, LINE_MAX_CHARS)
    for (const [pattern, what] of SECRETS) {
      const hit = pattern.exec(line)
      if (!hit) continue
      found.push({
        path,
        line: n + 1,
        column: hit.index + 1,
        kind: 'secret',
        message: `${what}. Take it out, and make it invalid: it stands in the history too.`,
      })
      break
    }
  }
  return found
}

/** The dependencies that a manifest names; empty for a file that is none or cannot be read. */
export function readDependencies(path: string, text: string): Omit<Dependency, 'usedIn'>[] {
  const file = path.split('/').at(-1) ?? ''
  const of = (all: unknown, isDevelopment: boolean) =>
    Object.entries((typeof all === 'object' && all !== null ? all : {}) as Record<string, unknown>).map(
      ([name, version]) => ({
        ...{ name, from: path, isDevelopment },
        version:
          typeof version === 'string' ? version : String((version as { version?: unknown } | null)?.version ?? '*'),
      }),
    )
  try {
    if (file === 'package.json' || file === 'composer.json') {
      const read = JSON.parse(text) as Record<string, unknown>
      return [
        ...of(read['dependencies'] ?? read['require'], false),
        ...of(read['devDependencies'] ?? read['require-dev'], true),
      ]
    }
    if (file === 'Cargo.toml') {
      const read = parseToml(text) as Record<string, unknown>
      return [...of(read['dependencies'], false), ...of(read['dev-dependencies'], true)]
    }
    if (file === 'pyproject.toml') {
      const project = (parseToml(text) as { project?: { dependencies?: unknown } }).project
      return Array.isArray(project?.dependencies)
        ? project.dependencies.flatMap((one) => toRequirement(String(one), path))
        : []
    }
  } catch {
    return []
  }
  if (/^requirements[\w-]*\.txt$/i.test(file)) return text.split('\n').flatMap((line) => toRequirement(line, path))
  if (file === 'go.mod')
    return [...text.matchAll(/^\s*(?:require\s+)?([\w./-]{3,120})\s+(v[\w.+-]{1,60})/gm)].map(
      ([, name = '', version = '']) => ({ name, version, from: path, isDevelopment: false }),
    )
  return []
}

function toRequirement(line: string, from: string): Omit<Dependency, 'usedIn'>[] {
  const found = /^\s*([A-Za-z0-9][\w.-]{0,80})(?:\[[^\]]{0,80}\])?\s*([=<>~!]{1,3}\s*[\w.*+-]{1,40})?/.exec(
    line.split('#')[0] ?? '',
  )
  return found
    ? [{ name: found[1] ?? '', version: (found[2] ?? '*').replace(/\s/g, ''), from, isDevelopment: false }]
    : []
}

const LICENCES: readonly (readonly [RegExp, string])[] = [
  [/GNU AFFERO GENERAL PUBLIC LICENSE/i, 'AGPL'],
  [/GNU LESSER GENERAL PUBLIC LICENSE/i, 'LGPL'],
  [/GNU GENERAL PUBLIC LICENSE/i, 'GPL'],
  [/Apache License/i, 'Apache-2.0'],
  [/Mozilla Public License/i, 'MPL-2.0'],
  [/Permission is hereby granted, free of charge/i, 'MIT'],
  [/Redistribution and use in source and binary forms/i, 'BSD'],
  [/Permission to use, copy, modify, and\/or distribute/i, 'ISC'],
  [/This is free and unencumbered software/i, 'Unlicense'],
]

/** The licence that a file states; null for one that states none. */
export function readLicence(path: string, text: string): string | null {
  const file = path.split('/').at(-1) ?? ''
  if (/^(LICEN[CS]E|COPYING)/i.test(file))
    return LICENCES.find(([pattern]) => pattern.test(text.slice(0, 4_000)))?.[1] ?? 'A licence that is not known here'
  if (file !== 'package.json') return null
  try {
    const { license } = JSON.parse(text) as { license?: unknown }
    return typeof license === 'string' ? license : null
  } catch {
    return null
  }
}
