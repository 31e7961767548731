/** Certificate for this run, which the browser trusts: it caches nothing from untrusted servers. */
import { execFileSync } from "node:child_process"
import { createHash, X509Certificate } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"

const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]

/** Writes `key.pem` and `certificate.pem` into the folder; returns the hash of the key for Chromium. */
export const makeCertificate = (folder: string): string => {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")]
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
  try {
    execFileSync("openssl", ["req", "-x509", ...kind, "-keyout", key, "-out", certificate, ...subject], {
      stdio: "ignore"
    })
  } catch (cause) {
    throw new Error("Pages are measured over TLS: install openssl.", { cause })
  }
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  return createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64")
}
