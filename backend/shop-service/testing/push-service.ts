/** Push service with a browser for tests: receives, verifies and decrypts messages by RFC 8291 and 8188. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { jwtVerify } from "jose"
import { host } from "../../configuration.ts"
import { listen } from "../../processes.ts"

export interface ReceivedPush {
  readonly content: unknown
  readonly headers: IncomingMessage["headers"]
  /** Signed claims: service, expiry and sender. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** Converts the sender's public key of the header for verification. */
const senderKey = (raw: string) => {
  const point = Buffer.from(raw, "base64url")
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString("base64url"))
  return createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } })
}

export const startPushService = async () => {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  const auth = randomBytes(16)

  /** Decrypts the one record of `aes128gcm`: salt, size, the sender's key of this message, ciphertext. */
  const readable = (body: Buffer): unknown => {
    const [salt, keyEnd] = [body.subarray(0, 16), 21 + body.readUInt8(20)]
    const sender = body.subarray(21, keyEnd)
    const own = pair.getPublicKey()
    const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, info, length))
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender])
    const secret = derive(pair.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16)
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12)
    const cipher = createDecipheriv("aes-128-gcm", key, nonce)
    cipher.setAuthTag(body.subarray(-16))
    const text = Buffer.concat([cipher.update(body.subarray(keyEnd, -16)), cipher.final()])
    // Ends with the delimiter of the last record.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }

  const received: ReceivedPush[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const [, token = "", key = ""] =
      /^vapid t=([^,]+), k=(\S+)$/.exec(request.headers.authorization ?? "") ?? []
    const { payload } = await jwtVerify(token, senderKey(key), { audience: origin })
    received.push({
      content: readable(Buffer.concat(chunks)),
      headers: request.headers,
      claims: { ...payload, key }
    })
    response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end()
  })
  const origin = `http://${host}:${await listen(server, host, 0)}`
  return {
    origin,
    received,
    /** Returns a subscription as in the page; each name is another browser. */
    subscription: (name = "phone") => ({
      endpoint: `${origin}/push/${name}`,
      keys: { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") }
    }),
    /** Sets the status of responses from now on. */
    answer: (with_: number) => {
      status = with_
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
