import { asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  authenticators,
  challenges,
  connections,
  mailTokens,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '#app/database/tables/people.ts'
import { each } from './each.ts'
import type { Person } from './person.ts'

export const readAccount = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(users).where(eq(users.id, id))
    return rows.map(({ passwordHash, usernameKey: _name, emailKey: _email, ...row }) => ({
      ...row,
      hasPassword: passwordHash !== null,
    }))
  })
export const eraseAccount = ({ id }: Person) => store().db.delete(users).where(eq(users.id, id))

export const readSessions = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(asc(sessions.createdAt))
    return rows.map(({ device, createdAt, lastSeenAt, expiresAt, isRemembered, provedAt }) => ({
      device,
      signedInAt: createdAt,
      lastSeenAt,
      endsAt: expiresAt,
      isRemembered,
      lastProvedAt: provedAt,
    }))
  })
export const eraseSessions = ({ id }: Person) => store().db.delete(sessions).where(eq(sessions.userId, id))

export const readConnections = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(connections).where(eq(connections.userId, id))
    return rows.map(({ provider, subject, email, role, createdAt }) => ({
      provider,
      idThere: subject,
      email,
      roleByGroups: role,
      connectedAt: createdAt,
    }))
  })
export const eraseConnections = ({ id }: Person) => store().db.delete(connections).where(eq(connections.userId, id))

export const readPasskeys = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(asc(passkeys.createdAt))
    return rows.map(({ userId: _, ...passkey }) => passkey)
  })
export const erasePasskeys = ({ id }: Person) => store().db.delete(passkeys).where(eq(passkeys.userId, id))

/** When the authenticator app was set up; its secret stays here. */
export const readAuthenticators = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(authenticators).where(eq(authenticators.userId, id))
    return rows.map(({ confirmedAt }) => ({ kind: 'authenticator app', confirmedAt }))
  })
export const eraseAuthenticators = ({ id }: Person) =>
  store().db.delete(authenticators).where(eq(authenticators.userId, id))

export const eraseRecoveryCodes = ({ id }: Person) =>
  store().db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id))

/** The mailed links that still work: what for, to where and until when, but not the links. */
export const readMailTokens = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(mailTokens).where(eq(mailTokens.userId, id))
    return rows.map(({ purpose, email, createdAt, expiresAt }) => ({ purpose, email, createdAt, expiresAt }))
  })
export const eraseMailTokens = ({ id }: Person) => store().db.delete(mailTokens).where(eq(mailTokens.userId, id))

export const eraseChallenges = ({ id }: Person) => store().db.delete(challenges).where(eq(challenges.userId, id))
