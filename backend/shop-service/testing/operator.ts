/** An operator's tool for tests: calls with a service's token, and sends forms with images. */
import { identity } from "../../configuration.ts"
import { type Answer, type Driver, type ErrorAnswer, readAnswer } from "./driver.ts"
import { driverOf } from "./shop-service.ts"
import type { TestShopService } from "./start-shop-service.ts"

export interface Operator extends Pick<Driver, "call"> {
  /** Undefined fields are omitted. */
  sendForm<Body = ErrorAnswer>(
    method: "POST" | "PATCH",
    path: string,
    fields: FormData | Readonly<Record<string, string | Blob | undefined>>
  ): Promise<Answer<Body>>
}

/** A token of client credentials: a scope, and no person. */
const serviceToken = { claims: { scope: identity.serviceScope } }

export const operator = (service: Pick<TestShopService, "origin" | "issuer">): Operator => {
  const { call } = driverOf(service, identity.serviceClientId, serviceToken)
  return {
    call,
    sendForm: async (method, path, fields) => {
      const form = fields instanceof FormData ? fields : new FormData()
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
      const token = await service.issuer.token(identity.serviceClientId, serviceToken)
      const response = await fetch(`${service.origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        body: form
      })
      return readAnswer(response)
    }
  }
}

/** Magic bytes of image types; the rest of the content is new each time. */
const beginnings = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
  avif: [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66]
}

/** Returns an image of a type and size; `content` makes it unique. */
export const picture = (kind: keyof typeof beginnings, content = "", size = 64, type = "image/png"): Blob => {
  const bytes = new Uint8Array(size)
  bytes.set([...beginnings[kind], ...new TextEncoder().encode(content)])
  return new Blob([bytes], { type })
}
