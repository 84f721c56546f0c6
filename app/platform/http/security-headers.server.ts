import { randomBytes } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import helmet from 'helmet'

/** 128 bits, new for each response. */
const NONCE_BYTES = 16
const ONE_YEAR_S = 31_536_000

/**
 * Security headers with a fresh script nonce in `res.locals.cspNonce`. On plain http no HSTS and no upgrade, so that a
 * machine at home works; development lets Vite's client in.
 */
export function securityHeaders({ isHttps, isDevelopment }: { isHttps: boolean; isDevelopment: boolean }) {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [
          (_req, res) => `'nonce-${(res as Response).locals.cspNonce}'`,
          "'strict-dynamic'",
          ...(isDevelopment ? ["'self'"] : []),
        ],
        'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'media-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: ONE_YEAR_S, includeSubDomains: false } : false,
    // helmet's own default, no-referrer, makes plain form posts carry `Origin: null`, which the guard refuses.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The small window of Google's sign-out must stay ours to close; under same-origin it is cut off from us.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  return (req: Request, res: Response, next: NextFunction) => {
    res.locals.cspNonce = randomBytes(NONCE_BYTES).toString('base64')
    res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(self)')
    protect(req, res, next)
  }
}
