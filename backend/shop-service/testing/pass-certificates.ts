/** Certificates and keys of wallets for tests: made anew in each run, signed by nobody but the test. */
import { generateKeyPairSync } from "node:crypto"
import forge from "node-forge"

const passType = "pass.example.parkschein"

type Certificate = forge.pki.Certificate

/** Returns a certificate with this subject, signed by the issuer's key, or by its own. */
const certificateOf = (
  subject: forge.pki.CertificateField[],
  days: number,
  issuer?: { readonly certificate: Certificate; readonly key: forge.pki.rsa.PrivateKey }
) => {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2048)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = publicKey
  certificate.serialNumber = "01"
  certificate.validity.notBefore = new Date(Date.now() - 2 * 86_400_000)
  certificate.validity.notAfter = new Date(Date.now() + days * 86_400_000)
  certificate.setSubject(subject)
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject)
  certificate.sign(issuer?.key ?? privateKey, forge.md.sha256.create())
  return { certificate, key: privateKey, pem: forge.pki.certificateToPem(certificate) }
}

/** Returns the parts of a file such as an operator makes of what Apple issues. `days`: how long it is still valid. */
export const appleParts = ({ days = 30, uid = passType } = {}) => {
  const issuer = certificateOf([{ name: "commonName", value: "Issuer of the tests" }], 60)
  const own = certificateOf(
    [
      { type: "0.9.2342.19200300.100.1.1", value: uid },
      { name: "commonName", value: `Pass Type ID: ${uid}` },
      { shortName: "OU", value: "TEAM123456" }
    ],
    days,
    issuer
  )
  return { certificate: own.pem, privateKey: forge.pki.privateKeyToPem(own.key), issuer: issuer.pem }
}

/** Returns the JSON key of a service account, and the public key that belongs to it. */
export const googleParts = () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const json = JSON.stringify({
    type: "service_account",
    client_email: "passes@parkschein.example",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" })
  })
  return { json, publicKey }
}
