/**
 * Mail server of the demo world: receives other servers' mails by SMTP on loopback, and stores them with the
 * provider's own, for people and tests to read at /outbox. Never relays.
 */
import type { AddressInfo } from "node:net"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"
import { host } from "../configuration.ts"
import { pageLocale } from "./locale.ts"
import type { AttachedFile, Outbox } from "./storage/outbox.ts"

const largestMail = 10_000_000

const keep = async (outbox: Outbox, raw: Buffer, recipients: ReadonlyArray<string>): Promise<void> => {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" })
  const files = mail.attachments.map(
    (file, index): AttachedFile => ({
      name: file.filename ?? `attachment-${index + 1}`,
      mediaType: file.mimeType,
      bytes: Buffer.from(file.content as ArrayBuffer)
    })
  )
  const language = mail.headers.find(({ key }) => key === "content-language")?.value
  for (const recipient of recipients) {
    await outbox.send(
      {
        kind: "received",
        recipient,
        locale: pageLocale({ chosen: language }),
        subject: mail.subject ?? "",
        body: (mail.text ?? "").trim(),
        link: null,
        html: mail.html ?? null
      },
      files
    )
  }
}

export interface MailReceiver {
  readonly port: number
  stop(): Promise<void>
}

/** Resolves when listening; port 0 for a free one. */
export const startMailReceiver = async (outbox: Outbox, port: number): Promise<MailReceiver> => {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    size: largestMail,
    // The host name is not needed, and its lookup takes time.
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error("The mail is too large."), { responseCode: 552 }))
          return
        }
        const recipients = envelope.rcptTo.map(({ address }) => address)
        keep(outbox, Buffer.concat(chunks), recipients).then(() => done(), done)
      })
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => resolve())
  }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EADDRINUSE") throw cause
    throw new Error(
      `Port ${port} of the demo's mail server is in use. Set PARKSCHEIN_MAIL_PORT to another one.`,
      { cause }
    )
  })
  // A broken connection concerns only its sender.
  server.removeAllListeners("error")
  server.on("error", () => undefined)
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve()))
  }
}
