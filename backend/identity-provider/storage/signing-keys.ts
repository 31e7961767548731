/** RS256 keys that sign tokens: created once, stored in the database, published as JWKS. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose"
import type { Database } from "./database.ts"

const generate = async (): Promise<JWK & { readonly kid: string }> => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true, modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: "sig", alg: "RS256" }
}

const select = (database: Database) =>
  database.rows<{ readonly jwk: JWK }>`select jwk from identity.signing_key order by created_at desc, kid`

/** Returns private keys, the signing one first. */
export const signingKeys = async (database: Database): Promise<ReadonlyArray<JWK>> => {
  const known = await select(database)
  if (known.length > 0) return known.map((row) => row.jwk)
  const made = await generate()
  // Two processes may start at once on an empty table: only one key may win.
  await database.rows`
    insert into identity.signing_key (kid, jwk) select ${made.kid}, ${JSON.stringify(made)}::jsonb
    where not exists (select 1 from identity.signing_key)`
  return (await select(database)).map((row) => row.jwk)
}
